// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { loadBrand } from '../../../shared/vite/load-brand.ts'
import type { LoadedBrand } from '../../../shared/vite/loaded-brand.ts'
import { releaseWarnings, warningsPlugin } from '../../../shared/vite/warnings.ts'
import { loadedBrand } from '../../setup/loaded-brand.ts'

test('every placeholder of a brand is named by its place', async () => {
  const warnings = releaseWarnings(await loadedBrand('in'))
  expect(warnings).toContain('Brand in: company.registrations.0.number is still a placeholder.')
  expect(warnings).toContain('Brand in: brand.servicePhone is still a placeholder.')
  expect(warnings.filter(line => line.includes('appScheme'))).toEqual([])
})

test('a tick that is set beforehand is named with the circular that asks for none', async () => {
  const chosen = await loadedBrand('ph')
  expect(releaseWarnings(chosen)).toContainEqual(
    expect.stringMatching(/agreementChecked.*NPC Circular No. 2023-04/)
  )
  const confirmation = { agreementChecked: false }
  const mended = { ...chosen, brand: { ...chosen.brand, confirmation } }
  expect(releaseWarnings(mended).join()).not.toContain('agreementChecked')
})

test('papers without a key to check them are named', async () => {
  const chosen = { ...(await loadedBrand('in')), paperKeys: [] }
  const warning = 'Brand in: papers are offered, and paper-keys.ts has no key to check them.'
  expect(releaseWarnings(chosen)).toContain(warning)
  const services: typeof chosen.brand.services = []
  expect(releaseWarnings({ ...chosen, brand: { ...chosen.brand, services } })).not.toContain(
    warning
  )
})

test('a brand that is not there is refused with the names of those that are', async () => {
  await expect(loadBrand('nobody')).rejects.toThrow('There are: in, ph')
  await expect(loadBrand('../brands/ph')).rejects.toThrow('no such folder')
})

/** The warnings of a build about a brand when it starts, and when it has ended. */
function saidOf(chosen: LoadedBrand, strict: boolean, written = true) {
  const { buildStart, writeBundle, closeBundle } = warningsPlugin(
    chosen,
    strict
  ) as unknown as Record<string, () => void>
  const context = { error: vi.fn(), warn: vi.fn() }
  buildStart?.call(context)
  if (written) writeBundle?.call(context)
  closeBundle?.call(context)
  return { errors: context.error.mock.calls.flat(), warnings: context.warn.mock.calls.flat() }
}

test('empty lists of hosts are to be settled', async () => {
  const chosen = await loadedBrand('in')
  const about = (own: Partial<LoadedBrand['brand']>) =>
    releaseWarnings({ ...chosen, brand: { ...chosen.brand, ...own } })
      .filter(line => line.includes('Hosts'))
      .map(line => line.split(' is ')[0])
  const listed = ['pay.example']
  expect(about({ linkHosts: [], imageHosts: [] })).toEqual([
    'Brand in: brand.linkHosts',
    'Brand in: brand.imageHosts'
  ])
  expect(about({ linkHosts: listed, imageHosts: [] })).toEqual(['Brand in: brand.imageHosts'])
  expect(about({ linkHosts: listed, imageHosts: listed })).toEqual([])
})

/** A brand that has settled all but its placeholders. */
async function settledBrand(): Promise<LoadedBrand> {
  const chosen = await loadedBrand('in')
  const brand = {
    ...chosen.brand,
    linkHosts: ['pay.example'],
    imageHosts: ['pay.example'],
    unconfirmedCodes: false
  }
  return { ...chosen, brand }
}

test('codes that nobody has confirmed are named as long as they are shown', async () => {
  const chosen = await settledBrand()
  const brand = { ...chosen.brand, unconfirmedCodes: true }
  expect(releaseWarnings({ ...chosen, brand }).join()).toContain('brand.unconfirmedCodes')
  expect(releaseWarnings(chosen).join()).not.toContain('brand.unconfirmedCodes')
})

test('a build lists what is left to settle, and a strict one refuses to start', async () => {
  const placeholders = ['brand.name', 'company.phone']
  const paperKeys = [{ kid: 'k', x: 'x', y: 'y', from: '2026-01-01', until: '2027-01-01' }]
  const chosen = { ...(await settledBrand()), placeholders, paperKeys }
  const list =
    '\n  Brand in: brand.name is still a placeholder.\n  Brand in: company.phone is still a placeholder.'
  expect(saidOf(chosen, false)).toEqual({
    errors: [],
    warnings: [`Before you publish, settle these (--strict refuses to build with them):${list}`]
  })
  expect(saidOf(chosen, true).errors).toEqual([
    `Not ready to be published, 2 things to settle:${list}`
  ])
  expect(saidOf(chosen, false, false).warnings).toEqual([])
  expect(saidOf({ ...chosen, placeholders: [] }, true)).toEqual({ errors: [], warnings: [] })
  expect(warningsPlugin(chosen, true)).toMatchObject({ name: 'loan-warnings', apply: 'build' })
})

test('texts that nobody has reviewed are to settle, but in a language that the brand accepts', async () => {
  const chosen = await loadedBrand('ph')
  const unreviewed = [
    { language: 'fil', count: 7 },
    { language: 'ceb', count: 1 }
  ] as const
  const brand = { ...chosen.brand, acceptsUnreviewed: ['ceb'] as const }
  const warnings = releaseWarnings({ ...chosen, brand }, unreviewed).join('\n')
  expect(warnings).toContain('Language fil: 7 texts that no native reader has reviewed.')
  expect(warnings).not.toContain('Language ceb')
})

test('a brand that says nothing of what it keeps, or answers later than the law allows, is told', async () => {
  const chosen = await loadedBrand('in')
  const warnings = releaseWarnings({
    ...chosen,
    company: { ...chosen.company, retention: [], privacyPhone: '', privacyAnswerDays: 91 }
  })
  expect(warnings).toContainEqual(expect.stringContaining('company.retention is empty'))
  expect(warnings).toContainEqual(
    expect.stringContaining('no phone and e-mail of a data protection')
  )
  expect(warnings).toContainEqual(expect.stringContaining('rule 14(3) allows'))
  expect(releaseWarnings(chosen).join()).not.toMatch(/privacyAnswerDays|retention is empty/)
})

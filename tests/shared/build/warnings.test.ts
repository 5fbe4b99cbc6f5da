// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { type Chosen, loadBrand } from '../../../shared/build/load-brand.ts'
import { releaseWarnings, warningsPlugin } from '../../../shared/build/warnings.ts'

test('every placeholder of a brand is named by its place', async () => {
  const warnings = releaseWarnings(await loadBrand('in'))
  expect(warnings).toContain('Brand in: company.registrations.0.number is still a placeholder.')
  expect(warnings).toContain('Brand in: brand.servicePhone is still a placeholder.')
  expect(warnings.filter(line => line.includes('appScheme'))).toEqual([])
})

test('a brand that is not there is refused with the names of those that are', async () => {
  await expect(loadBrand('nobody')).rejects.toThrow('There are: in, ph')
  await expect(loadBrand('../brands/ph')).rejects.toThrow('no such folder')
})

/** What a build says of a brand when it starts, and when it has ended. */
function saidOf(chosen: Chosen, strict: boolean, written = true) {
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

test('a build lists what is left to settle, and a strict one refuses to start', async () => {
  const chosen = { ...(await loadBrand('in')), placeholders: ['brand.name', 'company.phone'] }
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

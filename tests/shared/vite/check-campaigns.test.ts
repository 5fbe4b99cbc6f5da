// @vitest-environment node
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemLines } from '../../../shared/lib/schema-problems.ts'
import { checkCampaigns } from '../../../shared/vite/check-campaigns.ts'
import { checkTemplates } from '../../../shared/vite/check-templates.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const folder = join(process.cwd(), 'shared/config/brands/ph')

/** The faults of a campaign of that text or document beside the site's own. */
function problemsOf(document: unknown, name = 'june.json'): string[] {
  const copy = temporaryFolder('campaigns')
  cpSync(join(folder, 'campaigns'), join(copy, 'campaigns'), { recursive: true })
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  writeFileSync(join(copy, 'campaigns', name), text)
  return problemLines(checkCampaigns(copy, checkTemplates(folder)))
}

const sound = {
  starts: '2026-12-01T00:00:00+08:00',
  ends: '2026-12-31T23:59:59+08:00',
  variants: [
    { template: 'first-loan-en', weight: 50 },
    { template: 'costs-en', weight: 50 }
  ],
  after: 'steps-fil'
}

test('every campaign of this site is sound', () => {
  const campaigns = checkCampaigns(folder, checkTemplates(folder))
  expect(problemLines(campaigns)).toEqual([])
  expect(campaigns.length).toBeGreaterThan(0)
  expect(problemsOf(sound)).toEqual([])
})

test.each([
  ['{', [expect.stringMatching(/^campaigns\/june.json: The campaign is no JSON/)]],
  ['[]', ['campaigns/june.json: The campaign must be a group in { }']],
  [{ ...sound, after: undefined }, ['campaigns/june.json: after is missing']],
  [
    { ...sound, sarts: 1 },
    [expect.stringMatching(/^campaigns\/june.json: sarts is no field of a campaign/)]
  ],
  [
    { ...sound, starts: '2026-12-01' },
    [expect.stringMatching(/^campaigns\/june.json: starts must be a day and a time/)]
  ],
  [
    { ...sound, starts: '2026-02-31T00:00:00+08:00' },
    ['campaigns/june.json: starts is 2026-02-31, a day that no calendar has']
  ],
  [
    { ...sound, ends: '2026-11-01T00:00Z' },
    ['campaigns/june.json: ends has to be later than the start']
  ],
  [
    { ...sound, variants: [{ template: 'costs-en', weight: 0.5 }, ...sound.variants.slice(0, 1)] },
    ['campaigns/june.json: variants[0].weight must be a whole number from 1 to 1000']
  ],
  [
    { ...sound, variants: sound.variants.slice(1) },
    ['campaigns/june.json: variants must be two variants at least and 4 at most']
  ],
  [
    { ...sound, variants: [...sound.variants, { template: 'costs-en', weight: 1 }] },
    ['campaigns/june.json: variants[2].template is costs-en, which is a variant already']
  ],
  [
    { ...sound, after: 'summer' },
    ['campaigns/june.json: after is summer, and there is no template of that name']
  ]
])('what is wrong with %j is named by field', (document, lines) => {
  expect(problemsOf(document)).toEqual(lines)
})

test('a name that no address can have is named', () => {
  expect(problemsOf(sound, 'June 1.json')).toEqual([
    'campaigns/June 1.json: The name of the file must be small letters, digits and dashes, such as june-2026'
  ])
})

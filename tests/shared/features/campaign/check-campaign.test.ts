// @vitest-environment node
import { expect, test } from 'vitest'
import { checkCampaign } from '../../../../shared/features/campaign/check-campaign.ts'

const templates = new Set(['a', 'b', 'c', 'd', 'e'])
const variants = (...ids: string[]) => ids.map(template => ({ template, weight: 1 }))
const campaign = {
  starts: '2026-12-01T00:00:00+08:00',
  ends: '2026-12-31T23:59+08:00',
  variants: variants('a', 'b'),
  after: 'a'
}

const problemsOf = (changes: object, id = 'june-2026') =>
  checkCampaign(id, { ...campaign, ...changes }, templates).problems.map(
    ({ field, reason }) => `${field} ${reason}`
  )

test('a sound campaign is read, with its name', () => {
  expect(checkCampaign('june-2026', campaign, templates)).toEqual({
    problems: [],
    campaign: { id: 'june-2026', ...campaign }
  })
})

test.each(['June', '-june', 'june_2026', '', 'x'.repeat(41)])(
  'a campaign is not named "%s"',
  id => {
    const { problems, campaign: read } = checkCampaign(id, campaign, templates)
    expect(problems).toEqual([
      {
        field: 'The name of the file',
        reason: 'must be small letters, digits and dashes, such as june-2026'
      }
    ])
    expect(read).toBeUndefined()
  }
)

test.each(['7', 'x'.repeat(40)])('a campaign may be named %s', id => {
  expect(problemsOf({}, id)).toEqual([])
})

test('a campaign ends after its start', () => {
  const reason = 'ends has to be later than the start'
  expect(problemsOf({ ends: campaign.starts })).toEqual([reason])
  expect(problemsOf({ ends: '2026-11-30T15:59:59Z' })).toEqual([reason])
  expect(problemsOf({ ends: '2026-11-30T16:00:01Z' })).toEqual([])
})

const timeReason = 'must be a day and a time, in a file as 2026-12-01T00:00:00+08:00'

test.each([
  ['2026-12-01', timeReason],
  ['2026-12-01T00:00:00', timeReason],
  ['on 2026-12-01T00:00:00+08:00', timeReason],
  ['2026-12-01T00:00:00+08:00!', timeReason],
  ['2026-12-01T25:00:00+08:00', timeReason],
  ['2026-11-31T00:00:00+08:00', 'is 2026-11-31, a day that no calendar has']
])('a campaign does not start at %s', (starts, reason) => {
  expect(problemsOf({ starts })).toEqual([`starts ${reason}`])
})

test('a campaign has two to four variants of templates that there are, each once', () => {
  const count = 'variants must be two variants at least and 4 at most'
  expect(problemsOf({ variants: variants('a') })).toEqual([count])
  expect(problemsOf({ variants: variants('a', 'b', 'c', 'd', 'e') })).toEqual([count])
  expect(problemsOf({ variants: variants('a', 'b', 'c', 'd') })).toEqual([])
  expect(problemsOf({ variants: variants('a', 'b', 'a') })).toEqual([
    'variants[2].template is a, which is a variant already'
  ])
  expect(problemsOf({ variants: variants('a', 'x'), after: 'y' })).toEqual([
    'variants[1].template is x, and there is no template of that name',
    'after is y, and there is no template of that name'
  ])
})

test.each([0, 1001, 1.5])('a variant’s weight is not %d', weight => {
  const [first, second] = variants('a', 'b')
  expect(problemsOf({ variants: [first, { ...second, weight }] })).toEqual([
    'variants[1].weight must be a whole number from 1 to 1000'
  ])
  expect(problemsOf({ variants: [first, { ...second, weight: 1000 }] })).toEqual([])
})

test('a time that is missing, or none, is no reversed one', () => {
  expect(problemsOf({ ends: undefined })).toEqual(['ends is missing'])
  expect(problemsOf({ ends: 'soon' })).toEqual([`ends ${timeReason}`])
  expect(problemsOf({ starts: 0, ends: -1 }).join()).not.toContain('later than the start')
})

test('one wrong field hides no other', () => {
  const wrong = problemsOf({ starts: 7, variants: [{ weight: 1 }, { template: 'x' }], after: '' })
  expect(wrong).toHaveLength(5)
  expect(wrong.join('\n')).toContain('variants[1].template is x')
  expect(checkCampaign('june', [], templates).problems).not.toEqual([])
  expect(checkCampaign('june', { ...campaign, variants: 'a' }, templates).problems).toHaveLength(1)
})

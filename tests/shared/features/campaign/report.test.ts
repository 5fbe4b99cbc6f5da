// @vitest-environment node
import { expect, test } from 'vitest'
import { judgeResults } from '../../../../shared/features/campaign/judge-results.ts'
import { comparisonTexts, count, percent } from '../../../../shared/features/campaign/report.ts'

test.each([
  [0, '0.00 %'],
  [0.0999, '9.99 %'],
  [0.1, '10.0 %'],
  [1, '100.0 %']
])('the share %d is written %s', (share, text) => {
  expect(percent(share)).toBe(text)
})

test.each([
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567']
])('the count %d is written %s', (value, text) => {
  expect(count(value)).toBe(text)
})

const comparison = { variant: 'b', p: 0.02, verdict: 'better', planned: 500, visits: 400 } as const

test('a difference is told with how seldom chance does it', () => {
  expect(comparisonTexts('a', comparison)).toEqual([
    'b does better than a: chance alone does this once in 50 campaigns'
  ])
  expect(comparisonTexts('a', { ...comparison, verdict: 'worse', p: 0.0001 })).toEqual([
    'b does worse than a: chance alone does this once in 10,000 campaigns'
  ])
  expect(comparisonTexts('a', { ...comparison, p: 0.00009 })[0]).toContain(
    'less than once in 10,000 campaigns'
  )
})

test('where none shows it is told how long the campaign takes', () => {
  const open = { ...comparison, verdict: 'open' } as const
  const [sentence, size] = comparisonTexts('a', open)
  expect(sentence).toBe('No difference shows between b and a')
  expect(size).toBe(
    '500 phones of the two show a difference of 20 % in four of five campaigns; there are 400: go on'
  )
  expect(comparisonTexts('a', { ...open, visits: 500 })[1]).toMatch(/probably smaller$/)
  const { planned: _planned, ...unplanned } = open
  expect(comparisonTexts('a', unplanned)).toEqual([sentence])
})

const header = 'campaign,variant,visits,registrations'
const planned = {
  variants: [
    { template: 'a', weight: 1 },
    { template: 'b', weight: 1 }
  ]
}

test('each campaign of a file is judged by its own plan', () => {
  const rows = ['june,a,80,40', 'july,b,30,9', 'june,b,79,53', 'july,a,31,8']
  const judged = judgeResults([header, ...rows].join('\n'), () => planned)
  expect(
    judged.map(({ id, judgement }) => [id, judgement.results.map(({ visits }) => visits)])
  ).toEqual([
    ['june', [80, 79]],
    ['july', [31, 30]]
  ])
})

test('a campaign that the brand does not have is named with its line', () => {
  const rows = ['june,a,80,40', 'june,b,79,53', 'july,a,31,8']
  const campaignOf = (id: string) => (id === 'june' ? planned : undefined)
  expect(() => judgeResults([header, ...rows].join('\n'), campaignOf)).toThrow(
    'line 4: campaign is july, and the brand has no campaigns/july.json'
  )
})

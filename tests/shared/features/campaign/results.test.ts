// @vitest-environment node
import { expect, test } from 'vitest'
import { judgeCampaign } from '../../../../shared/features/campaign/judge.ts'
import { readResults } from '../../../../shared/features/campaign/read-results.ts'
import { reportLines } from '../../../../shared/features/campaign/report.ts'

const header = 'campaign,variant,visits,registrations,good_loans'

test('results are read as spreadsheets export them', () => {
  const text = `\uFEFFCampaign;Variant;Visits;Registrations;Good loans\r\njune;a;"12,000";600;\r\n\r\njune;"b";8 000;410;99\r\n`
  expect(readResults(text)).toEqual([
    { campaign: 'june', variant: 'a', visits: 12_000, registrations: 600, line: 2 },
    { campaign: 'june', variant: 'b', visits: 8000, registrations: 410, goodLoans: 99, line: 4 }
  ])
})

test('columns are told apart by what their header is written with, in any order', () => {
  const names = ['Visits', 'campaign', ' VARIANT ', 'Registrations', 'good-loans', 'note']
  const fields = ['1.200', 'june', ' a ', '100', '7', 'x']
  for (const mark of [',', ';', '\t']) {
    expect(readResults(`${names.join(mark)}\n${fields.join(mark)}`)).toEqual([
      { campaign: 'june', variant: 'a', visits: 1200, registrations: 100, goodLoans: 7, line: 2 }
    ])
  }
})

test.each(['1,20', '12,0000', '1,200x', 'x1', 'x1,200', '1234567890123', '1e3'])(
  '%s is no count',
  visits => {
    expect(() => readResults(`${header}\njune,a,"${visits}",1,`)).toThrow(
      `line 2: visits must be a whole number, and is '${visits}'`
    )
  }
)

test('all visits may register, and all of those may have good loans', () => {
  expect(readResults(`${header}\njune,a,5,5,5`)).toMatchObject([
    { visits: 5, registrations: 5, goodLoans: 5 }
  ])
})

test('a header with several spaces in a name is read, and one that lacks columns names them', () => {
  const text = 'campaign,variant,visits,registrations,Good   loans\njune,a,5,4,3'
  expect(readResults(text)).toMatchObject([{ goodLoans: 3 }])
  expect(() => readResults('campaign,visits\njune,1')).toThrow(
    'line 1: there is no column variant, registrations; its columns are campaign, visits'
  )
})

test('spaces within quotes do not matter', () => {
  const text = 'campaign," variant ",visits,registrations\n" june ",a," 12 "," 5 "'
  expect(readResults(text)).toMatchObject([
    { campaign: 'june', variant: 'a', visits: 12, registrations: 5 }
  ])
})

test('a count of millions is read, a field of spaces is empty', () => {
  const text = `${header}\njune,a,"1,234,567",5,"  "`
  expect(readResults(text)).toEqual([
    { campaign: 'june', variant: 'a', visits: 1_234_567, registrations: 5, line: 2 }
  ])
  expect(() => readResults(`${header}\n"  ",a,5,5,5`)).toThrow('line 2: campaign is empty')
})

test.each([
  ['the first day', ['june,a,10,5,', 'june,a,20,6,3']],
  ['the last day', ['june,a,10,5,2', 'june,a,20,6,']]
])('good loans that %s lacks are unknown', (_day, rows) => {
  const [sum] = readResults([header, ...rows].join('\n'))
  expect(sum?.goodLoans).toBeUndefined()
  expect(sum).toMatchObject({ visits: 30, registrations: 11 })
})

test('dates that are none, or are missing, are passed over', () => {
  const dated = `date,${header}`
  for (const date of ['', 'Monday', '2026-12-24T10:00', '24.12.2026', 'as of 2026-02-31']) {
    expect(readResults(`${dated}\n${date},june,a,5,5,5`)).toHaveLength(1)
  }
  expect(() => readResults(`${dated}\n2026-02-31T10:00,june,a,1,1,1`)).toThrow(
    'line 2: date is 2026-02-31T10:00, a day that no calendar has'
  )
})

test.each([
  ['', 'line 1: there are no results below the names of the columns'],
  [header, 'line 1: there are no results below the names of the columns'],
  [
    'campaign,variant,visits\nx,y,1',
    'line 1: there is no column registrations; its columns are campaign, variant, visits'
  ],
  [`${header}\njune,a,1O,5,`, "line 2: visits must be a whole number, and is '1O'"],
  [`${header}\njune,a,-1,5,`, "line 2: visits must be a whole number, and is '-1'"],
  [`${header}\njune,a,10,,`, "line 2: registrations must be a whole number, and is ''"],
  [`${header}\njune,,10,5,`, 'line 2: variant is empty'],
  [`${header}\njune,a,10,11,`, 'line 2: registrations are 11, more than the 10 visits'],
  [`${header}\njune,a,10,5,6`, 'line 2: good_loans are 6, more than the 5 registrations'],
  [
    Buffer.from(`\uFEFF${header}\njune,a,1,1,1`, 'utf16le').toString(),
    'line 1: the file is UTF-16: save it as CSV UTF-8'
  ],
  [
    `date,${header}\n2026-02-28,june,a,1,1,1\n2026-02-31,june,a,1,1,1`,
    'line 3: date is 2026-02-31, a day that no calendar has'
  ],
  [`${header}\njune,a,10`, 'line 2: Invalid Record Length: columns length is 5, got 3 on line 2']
])('what is wrong with %j is named by line and column', (text, message) => {
  expect(() => readResults(text)).toThrow(message)
})

const planned = {
  variants: [
    { template: 'a', weight: 50 },
    { template: 'b', weight: 50 }
  ]
}
const judge = (...rows: string[]) =>
  judgeCampaign(planned, readResults([header, ...rows].join('\n')))

test('a variant that does better is named, of registrations and of good loans', () => {
  const judgement = judge('june,a,8012,401,120', 'june,b,7988,535,121')
  expect(judgement.registrations?.comparisons).toMatchObject([{ variant: 'b', verdict: 'better' }])
  expect(judgement.goodLoans?.comparisons).toMatchObject([{ variant: 'b', verdict: 'open' }])
  const lines = reportLines('june', judgement)
  expect(lines).toContain('  a  5.00 % of 8,012 phones, most likely between 4.55 % and 5.50 %')
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ {2}b does better than a: chance alone does this once in [\d,]+ campaigns$/
    )
  )
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}No difference shows between b and a$/))
  expect(lines).toContainEqual(expect.stringMatching(/there are 16,000: go on$/))
})

test('a variant that does worse is named, and one that is the same at the planned size is called the same', () => {
  expect(judge('june,a,8012,535,', 'june,b,7988,401,').registrations?.comparisons).toMatchObject([
    { verdict: 'worse' }
  ])
  const same = judge('june,a,80120,5350,', 'june,b,79880,5360,')
  expect(reportLines('june', same)).toContainEqual(
    expect.stringMatching(/if there is a difference, it is probably smaller$/)
  )
})

test('chance that is likely is never more than certain, and a campaign without success has no plan', () => {
  const [same] = judge('june,a,100,50,', 'june,b,100,50,').registrations?.comparisons ?? []
  expect(same).toMatchObject({ p: 1, verdict: 'open', visits: 200 })
  expect(same?.planned).toBeGreaterThan(0)
  const [none] = judge('june,a,100,0,', 'june,b,100,0,').registrations?.comparisons ?? []
  expect(none).not.toHaveProperty('planned')
})

test('a broken split stops everything', () => {
  const judgement = judge('june,a,8512,401,', 'june,b,7988,600,')
  expect(judgement).toMatchObject({ split: { isBroken: true } })
  expect(judgement.registrations).toBeUndefined()
  const lines = reportLines('june', judgement)
  expect(lines.join('\n')).toMatch(
    /^june\nPhones are not split as planned: chance alone does this once in [\d,]+ campaigns\. Stop here/
  )
  expect(lines.at(-1)).toMatch(/^something decides who sees which variant/)
  expect(lines.join('\n')).not.toContain('%')
})

const trio = { variants: [{ template: 'a' }, { template: 'second' }, { template: 'c' }] }
const equalTrio = { variants: trio.variants.map(each => ({ ...each, weight: 1 })) }
const reportOf = (...rows: string[]) =>
  reportLines('june', judgeCampaign(equalTrio, readResults([header, ...rows].join('\n'))))

test('a report has the split, the rates of each variant in columns, and a sentence of each comparison', () => {
  const size = 'phones of the two show a difference of 20 % in four of five campaigns'
  expect(
    reportOf('june,a,8012,401,120', 'june,second,7988,601,121', 'june,c,8000,400,119').slice(0, -1)
  ).toEqual([
    'june',
    'Phones are split as planned.',
    'Registrations:',
    '  a       5.00 % of 8,012 phones, most likely between 4.55 % and 5.50 %',
    '  second  7.52 % of 7,988 phones, most likely between 6.97 % and 8.12 %',
    '  c       5.00 % of 8,000 phones, most likely between 4.54 % and 5.50 %',
    '  second does better than a: chance alone does this less than once in 10,000 campaigns',
    '  No difference shows between c and a',
    `    37,832 ${size}; there are 16,012: go on`,
    'Good loans:',
    '  a       1.50 % of 8,012 phones, most likely between 1.25 % and 1.79 %',
    '  second  1.51 % of 7,988 phones, most likely between 1.27 % and 1.81 %',
    '  c       1.49 % of 8,000 phones, most likely between 1.24 % and 1.78 %',
    '  No difference shows between second and a',
    `    125,644 ${size}; there are 16,000: go on`,
    '  No difference shows between c and a',
    `    126,790 ${size}; there are 16,012: go on`
  ])
})

test('good loans that several variants lack are missing in each of them', () => {
  expect(reportOf('june,a,8012,401,120', 'june,second,7988,401,', 'june,c,8000,400,').at(-2)).toBe(
    'Good loans are not compared: they are missing in second, c.'
  )
})

test('a variant without visits leaves the others to be compared', () => {
  const lines = reportOf('june,a,10,6,', 'june,second,8,4,', 'june,c,0,0,')
  expect(lines).toContain('  c       0.00 % of 0 phones, most likely between 0.00 % and 100.0 %')
  expect(lines).toContain('  No difference shows between second and a')
})

test('good loans that one variant lacks are not compared, and that is said', () => {
  const judgement = judge('june,a,80,40,12', 'june,b,79,53,')
  expect(judgement.goodLoans).toBeUndefined()
  expect(reportLines('june', judgement)).toContain(
    'Good loans are not compared: they are missing in b.'
  )
  expect(reportLines('june', judge('june,a,80,40,', 'june,b,79,53,')).join()).not.toContain('Good')
})

test('lines of several days are summed; a day without good loans makes them unknown', () => {
  const rows = ['june,a,10,5,2', 'june,b,9,5,1', 'june,a,20,6,3', 'june,b,21,4,']
  expect(readResults([header, ...rows].join('\n'))).toEqual([
    { campaign: 'june', variant: 'a', visits: 30, registrations: 11, goodLoans: 5, line: 2 },
    { campaign: 'june', variant: 'b', visits: 30, registrations: 9, goodLoans: undefined, line: 3 }
  ])
})

test('a campaign without visits says so: nothing is as planned, and nothing has figures', () => {
  expect(reportLines('june', judge('june,a,0,0,', 'june,b,0,0,'))).toEqual([
    'june',
    'There are no visits yet: nothing can be said of it.'
  ])
})

test('more variants need a clearer difference', () => {
  const three = { variants: [...planned.variants, { template: 'c', weight: 50 }] }
  const rows = ['june,a,8012,401,', 'june,b,7988,490,', 'june,c,8000,400,']
  const results = readResults([header, ...rows].join('\n'))
  const [b] = judgeCampaign(three, results).registrations?.comparisons ?? []
  const [alone] = judgeCampaign(planned, results.slice(0, 2)).registrations?.comparisons ?? []
  expect(b?.p).toBeCloseTo(2 * (alone?.p ?? 0), 10)
})

test('a variant that the campaign lacks, or that lacks a line, is named', () => {
  expect(() => judge('june,a,1,1,', 'june,c,1,1,')).toThrow(
    'line 3: variant of june is c, and can be a, b'
  )
  expect(() => judge('june,a,1,1,')).toThrow('line 2: there is no line for variant b')
})

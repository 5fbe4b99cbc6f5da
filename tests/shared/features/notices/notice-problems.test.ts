import { describe, expect, test } from 'vitest'
import { noticeProblems } from '../../../../shared/features/notices/notice-problems.ts'

const now = Date.parse('2026-11-22T10:00:00+08:00')
const names = {
  pages: ['order.html', 'repay.html'],
  languages: ['en', 'fil'],
  schemes: ['loanapp'],
  hosts: []
}
const until = '2026-11-22T12:00:00+08:00'
const notice = { id: 'gcash', until, text: { en: 'Slow', fil: 'Mabagal' } }

const problemsOf = (file: unknown) =>
  noticeProblems(typeof file === 'string' ? file : JSON.stringify(file), names, now).map(
    ({ field, reason }) => `${field} ${reason}`
  )

test('a sound file has no problems', () => {
  const file = {
    notices: [{ ...notice, level: 'warning', pages: ['repay.html'], link: 'https://example.com' }],
    channels: [{ number: '7', until, text: 'Down' }],
    closed: [{ page: 'repay.html', until, text: 'Closed', phone: '028888000' }]
  }
  expect(problemsOf(file)).toEqual([])
})

test.each([
  ['half a JSON', '{"notices": [', 'The notices file is no JSON: '],
  ['a list', [], 'The notices file must be a group in { }'],
  [
    'an unknown list',
    { banners: [] },
    'banners is no field of a notices file; here it can be notices, channels, closed'
  ],
  ['no list', { notices: {} }, 'notices must be a list'],
  ['a missing time', { notices: [{ ...notice, until: undefined }] }, 'notices[0].until is missing'],
  ['a time that is over', { notices: [{ ...notice, until: '2026-01-01T00:00:00Z' }] }, 'is over'],
  ['times the wrong way round', { notices: [{ ...notice, from: until }] }, 'until is not after'],
  [
    'a page that there is not',
    { notices: [{ ...notice, pages: ['x.html'] }] },
    'notices[0].pages[0] is x.html, which shows no notices; there are order.html, repay.html'
  ],
  [
    'a day that there is not',
    { notices: [{ ...notice, until: '2027-02-30T00:00:00Z' }] },
    'no time of'
  ],
  [
    'a closed page that there is not',
    { closed: [{ page: 'x.html', until, text: 'x' }] },
    'closed[0].page is x.html'
  ],
  [
    'a language of no brand',
    { notices: [{ ...notice, text: { xx: 'x' } }] },
    'text.xx is no language of'
  ],
  ['a link that no page opens', { notices: [{ ...notice, link: 'javascript:1' }] }, 'link has to'],
  ['a link to a machine', { notices: [{ ...notice, link: 'https://10.0.0.1' }] }, 'link has to'],
  [
    'a level that there is not',
    { notices: [{ ...notice, level: 'urgent' }] },
    'notices[0].level must be one of info, warning'
  ],
  ['an entry that is none', { notices: ['Slow'] }, 'notices[0] must be a group in { }'],
  [
    'an unknown field',
    { notices: [{ ...notice, colour: 'red' }] },
    'notices[0].colour is no field of a notices file; here it can be id, from, until'
  ],
  ['an id twice', { notices: [notice, notice] }, 'notices[1].id is gcash, which stands twice'],
  ['too much', { notices: [{ ...notice, id: 'x'.repeat(11_000) }] }, 'at most 10240'],
  ['a wrong phone', { closed: [{ page: 'repay.html', until, text: 'x', phone: 'ask' }] }, 'phone']
])('%s is named', (_what, file, problem) => {
  expect(problemsOf(file).join('\n')).toContain(problem)
})

test('a time that is none is named once', () => {
  expect(problemsOf({ notices: [{ ...notice, until: 'tomorrow' }] })).toEqual([
    'notices[0].until must be a time with its offset, such as 2026-11-22T10:31:00+08:00'
  ])
})

const timeReason = 'must be a time with its offset, such as 2026-11-22T10:31:00+08:00'
const textReason = 'must be a text of at most 400 characters, or one for each language'
const pageReason = 'must be the file of a page, such as repay.html'

describe('a notice', () => {
  const noticeWith = (changes: object) => problemsOf({ notices: [{ ...notice, ...changes }] })

  test.each([
    ['until', '2026-11-22T12:00:00', timeReason],
    ['until', 'on 2026-11-22T12:00:00+08:00', timeReason],
    ['until', '2026-11-22T12:00:00+08:00!', timeReason],
    ['until', '2099-02-30T12:00+08:00', 'is no time of the calendar'],
    ['until', '2099-01-01T25:00+08:00', 'is no time of the calendar'],
    ['until', '2026-11-22T10:00:00+08:00', 'is over, so that nobody sees it'],
    ['id', 'two words', 'must be a short name'],
    ['id', 'x'.repeat(65), 'must be a short name'],
    ['id', '', 'must be a short name'],
    ['text', '', textReason],
    ['text', ' ', textReason],
    ['text', 7, textReason],
    ['text', {}, textReason],
    ['text', 'x'.repeat(401), textReason],
    ['text', { en: 'Slow', fil: '' }, textReason],
    ['link', `https://ok.example/${'x'.repeat(2040)}`, 'is too long']
  ])('with the %s %j has a problem', (field, value, reason) => {
    expect(noticeWith({ [field]: value })).toContain(`notices[0].${field} ${reason}`)
  })

  test.each([
    { until: '2026-11-22T12:00Z' },
    { until: '2026-11-22T02:00:01Z' },
    { id: 'x'.repeat(64) },
    { text: 'x'.repeat(400) },
    { level: 'info' },
    { from: '2026-11-22T11:59:59+08:00' }
  ])('with %j is sound', changes => {
    expect(noticeWith(changes)).toEqual([])
  })

  test('has one of two levels, and begins before it ends', () => {
    expect(noticeWith({ level: 'panic' })[0]).toMatch(/^notices\[0\]\.level/)
    expect(noticeWith({ from: until })).toEqual(['notices[0].until is not after from'])
  })

  test('that is no group says so, and hides no other', () => {
    const problems = problemsOf({ notices: [7, { ...notice, id: 'two words' }] })
    expect(problems).toHaveLength(2)
    expect(problems[1]).toBe('notices[1].id must be a short name')
  })

  test('leads to a listed host, where the brand lists some', () => {
    const listed = { ...names, hosts: ['a.example', 'b.example'] }
    const linked = (link: string) =>
      noticeProblems(JSON.stringify({ notices: [{ ...notice, link }] }), listed, now)
    expect(linked('https://b.example/x')).toEqual([])
    expect(linked('https://c.example/x')).toEqual([
      {
        field: 'notices[0].link',
        reason:
          'has to begin with https:// and the name of a host of a.example, b.example; no page opens this one'
      }
    ])
    expect(noticeWith({ link: 'ftp://c.example' })).toEqual([
      'notices[0].link has to begin with https:// and the name of a host; no page opens this one'
    ])
  })
})

test.each(['028888000', '+63 (2) 8888-0000', '12345'])(
  'a closed page may name the phone %s',
  phone => {
    expect(problemsOf({ closed: [{ page: 'repay.html', until, text: 'Closed', phone }] })).toEqual(
      []
    )
  }
)

test.each(['1234', 'call 028888000', '028888000 now', '1'.repeat(21)])(
  'a closed page names no phone such as %s',
  phone => {
    expect(problemsOf({ closed: [{ page: 'repay.html', until, text: 'Closed', phone }] })).toEqual([
      'closed[0].phone must be a phone number'
    ])
  }
)

test.each(['Repay.html', 'repay.html?x', 'repay'])('%s is no file of a page', page => {
  expect(problemsOf({ closed: [{ page, until, text: 'Closed' }] })).toContain(
    `closed[0].page ${pageReason}`
  )
})

test('an outage names its channel', () => {
  expect(problemsOf({ channels: [{ number: '', until, text: 'Down' }] })).toHaveLength(1)
  expect(
    problemsOf({
      channels: [
        { until, text: 'Down' },
        { until, text: 'Down', number: '7' }
      ]
    })
  ).toEqual(['channels[0].number is missing'])
})

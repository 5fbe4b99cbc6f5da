import { expect, test } from 'vitest'
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

import { describe, expect, test } from 'vitest'
import { readNotices } from '../../../../shared/features/notices/read-notices.ts'

const now = Date.parse('2026-11-22T10:00:00+08:00')
const reader = { page: 'repay.html', language: 'fil', now }
const later = '2026-11-22T12:00:00+08:00'
const earlier = '2026-11-22T09:00:00+08:00'
const notice = { id: 'gcash', until: later, text: 'GCash is slow today.' }

const textsOf = (file: unknown) => readNotices(file, reader).notices.map(({ text }) => text)

describe('the notices of a page', () => {
  test('are those that have begun, are not over and name the page or none', () => {
    const file = {
      notices: [
        notice,
        { ...notice, text: 'here', pages: ['order.html', 'repay.html'] },
        { ...notice, text: 'elsewhere', pages: ['order.html'] },
        { ...notice, text: 'not yet', from: later, until: '2026-11-23T12:00:00+08:00' },
        { ...notice, text: 'over', until: earlier },
        { ...notice, text: 'just over', until: '2026-11-22T10:00:00+08:00' }
      ]
    }
    expect(textsOf(file)).toEqual(['GCash is slow today.', 'here'])
  })

  test('are in the language of the page, else in English, else in the first one', () => {
    const texts = [{ fil: 'Mabagal', en: 'Slow' }, { ceb: 'Hinay', en: 'Slow' }, { hi: 'धीमा' }]
    expect(textsOf({ notices: texts.map(text => ({ ...notice, text })) })).toEqual([
      'Mabagal',
      'Slow',
      'धीमा'
    ])
  })

  test('leave out only the entry that is wrong', () => {
    const wrong = [
      null,
      [],
      'text',
      { ...notice, until: 'tomorrow' },
      { ...notice, until: '2026-13-45T99:00:00+08:00' },
      { ...notice, until: '2026-11-22 12:00:00' },
      { ...notice, until: undefined },
      { ...notice, text: '' },
      { ...notice, text: 'x'.repeat(401) },
      { ...notice, text: {} },
      { ...notice, level: 'alarm' },
      { ...notice, pages: 'repay.html' }
    ]
    for (const entry of wrong) expect(textsOf({ notices: [entry, notice] })).toHaveLength(1)
  })

  test.each([null, undefined, 7, 'html', [], {}, { notices: null, channels: {}, closed: 'all' }])(
    'are none where the file is %j',
    file => {
      expect(readNotices(file, reader)).toEqual({ notices: [], outages: [], closed: undefined })
    }
  )

  test('name no field that an object inherits', () => {
    const text = JSON.parse('{"constructor": "no", "en": "yes"}')
    const { notices } = readNotices(
      { notices: [{ ...notice, text }] },
      { ...reader, language: 'toString' }
    )
    expect(notices[0]?.text).toBe('yes')
  })
})

test('channels that are down, and the page if it is closed, count until their time', () => {
  const file = {
    channels: [
      { number: '7', until: later, text: 'Down' },
      { number: '8', until: earlier, text: 'Back again' }
    ],
    closed: [
      { page: 'repay.html', until: earlier, text: 'Over' },
      { page: 'confirm.html', until: later, text: 'Elsewhere' },
      { page: 'repay.html', until: later, text: 'Pay tomorrow', phone: '+63 2 8888 0000' }
    ]
  }
  const { outages, closed } = readNotices(file, reader)
  expect(outages.map(({ number }) => number)).toEqual(['7'])
  expect(closed).toMatchObject({ text: 'Pay tomorrow', phone: '+63 2 8888 0000' })
})

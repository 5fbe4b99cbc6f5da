// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from '../../../shared/loan/calendar-entry.ts'
import { parseDay } from '../../../shared/loan/day.ts'

const now = new Date(Date.UTC(2026, 10, 20, 11, 30, 15, 123))
const entry = { day: parseDay('2027-02-28') ?? 0, title: 'Loan payment', text: 'Due', id: 'one' }

test('an entry is a whole day, with a reminder the day before', () => {
  expect(calendarFile([entry], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//loan-pages//payment//EN',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20261120T113015Z',
    'DTSTART;VALUE=DATE:20270228',
    'DTEND;VALUE=DATE:20270301',
    'SUMMARY:Loan payment',
    'DESCRIPTION:Due',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Loan payment',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    ''
  ])
})

test('any end of a line is one', () => {
  expect(calendarFile([{ ...entry, text: 'a\rb\r\nc\nd' }], now)).toContain(
    'DESCRIPTION:a\\nb\\nc\\nd\r'
  )
})

test.each([
  ['a', 67],
  ['é', 33],
  ['₱', 22],
  ['👍', 16]
])(
  'a line of %s is continued after 75 octets, and no earlier than it has to be',
  (letter, fits) => {
    const summaryOf = (title: string) =>
      calendarFile([{ ...entry, title }], now)
        .split('\r\n')
        .slice(8, 10)
    expect(summaryOf(letter.repeat(fits))).toEqual([
      `SUMMARY:${letter.repeat(fits)}`,
      'DESCRIPTION:Due'
    ])
    expect(summaryOf(letter.repeat(fits + 1))).toEqual([
      `SUMMARY:${letter.repeat(fits)}`,
      ` ${letter}`
    ])
  }
)

test('texts are escaped and lines folded, and read back as they were', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...'aé₱👍,;\\\n: '),
    maxLength: 100,
    size: 'max'
  })
  fc.assert(
    fc.property(texts, text => {
      const file = calendarFile([{ ...entry, text: `${text}₱5,455.00; a\\b\nc` }], now)
      const lines = file.split('\r\n')
      const octets = lines.map(line => Buffer.byteLength(line))
      expect(Math.max(...octets)).toBeLessThanOrEqual(75)
      const unfolded = file.replaceAll('\r\n ', '')
      const [, written = ''] = /\r\nDESCRIPTION:(.*?)\r\nTRANSP/s.exec(unfolded) ?? []
      const read = written.replace(/\\([\\;,n])/g, (_all, sign) => (sign === 'n' ? '\n' : sign))
      expect(read).toBe(`${text}₱5,455.00; a\\b\nc`)
    })
  )
})

test('several days are entries of their own in one file', () => {
  const file = calendarFile([entry, { ...entry, day: entry.day + 30, id: 'two' }], now)
  expect(file.match(/UID:.*/g)).toEqual(['UID:one', 'UID:two'])
  expect(file.match(/DTSTART.*/g)).toEqual([
    'DTSTART;VALUE=DATE:20270228',
    'DTSTART;VALUE=DATE:20270330'
  ])
  expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
})

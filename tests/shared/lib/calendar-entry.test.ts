import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from '../../../shared/lib/calendar-entry.ts'
import { parseDay } from '../../../shared/lib/day.ts'

const now = new Date(Date.UTC(2026, 10, 20, 11, 30, 15, 123))
const entry = { day: parseDay('2027-02-28') ?? 0, title: 'Loan payment', text: 'Due', id: 'one' }

test('an entry is a whole day, with a reminder the day before', () => {
  const lines = calendarFile(entry, now).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTAMP:20261120T113015Z',
      'DTSTART;VALUE=DATE:20270228',
      'DTEND;VALUE=DATE:20270301',
      'SUMMARY:Loan payment',
      'TRIGGER:-PT15H',
      'END:VCALENDAR'
    ])
  )
})

test('texts are escaped and lines folded, and read back as they were', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'aé₱👍,;\\\n: '), maxLength: 100 })
  fc.assert(
    fc.property(texts, text => {
      const file = calendarFile({ ...entry, text: `${text}₱5,455.00; a\\b\nc` }, now)
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

import { writeDay } from './day.ts'

/** A whole day to be reminded of. */
export interface CalendarEntry {
  /** Days since 1970-01-01. */
  day: number
  title: string
  text: string
  /** The same for the same thing: a second import then replaces the first. */
  id: string
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, character => `\\${character}`).replace(/\r\n?|\n/g, '\\n')

/** Lines of at most 75 octets, continued after a space; a character is never cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let folded = ''
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (length + octets > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

const compact = (day: number) => writeDay(day).replaceAll('-', '')

/**
 * An iCalendar file (RFC 5545) with one whole day and a reminder the day before. A date without
 * a time has no zone either: it is the same day wherever the phone is.
 */
export function calendarFile({ day, title, text, id }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//loan-pages//payment//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(day + 1)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

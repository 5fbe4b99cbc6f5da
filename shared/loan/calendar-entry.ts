import { writeDay } from './day.ts'

export interface CalendarEntry {
  /** Days since 1970-01-01. */
  day: number
  title: string
  text: string
  /** The same id for the same payment: a second import replaces the first. */
  id: string
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, character => `\\${character}`).replace(/\r\n?|\n/g, '\\n')

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Lines of at most 75 octets (RFC 5545); a character is never cut in two. */
function fold(line: string): string {
  let length = 0
  let folded = ''
  for (const character of line) {
    const octets = octetsOf(character)
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

function eventOf({ day, title, text, id }: CalendarEntry, now: Date): string[] {
  return [
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
    'END:VEVENT'
  ]
}

/** An iCalendar file (RFC 5545): whole days without a zone, each with a reminder the day before. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//loan-pages//payment//EN',
    ...entries.flatMap(entry => eventOf(entry, now)),
    'END:VCALENDAR'
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

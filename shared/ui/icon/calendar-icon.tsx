import { icon } from './icon.tsx'

export const CalendarIcon = icon(
  'M4 10h16M8 3v4M16 3v4',
  <rect x="4" y="5" width="16" height="16" rx="2" />
)

import { icon } from './icon.tsx'

export const HourglassIcon = icon(
  'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9'
)

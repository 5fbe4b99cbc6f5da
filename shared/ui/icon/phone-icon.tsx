import { icon } from './icon.tsx'

export const PhoneIcon = icon(
  'M6 3h3l1.5 5L8 9.8a13 13 0 0 0 6.2 6.2L16 13.5l5 1.5v3a3 3 0 0 1-3.3 3A17 17 0 0 1 3 6.3 3 3 0 0 1 6 3z'
)

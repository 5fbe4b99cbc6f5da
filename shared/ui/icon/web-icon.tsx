import { icon } from './icon.tsx'

export const WebIcon = icon(
  'M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18',
  <circle cx="12" cy="12" r="9" />
)

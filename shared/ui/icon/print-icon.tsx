import { icon } from './icon.tsx'

export const PrintIcon = icon(
  'M7 9V4h10v5M7 17H4v-7a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v7h-3M7 14h10v6H7z'
)

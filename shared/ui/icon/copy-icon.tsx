import { icon } from './icon.tsx'

export const CopyIcon = icon(
  'M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3',
  <rect x="9" y="9" width="11" height="11" rx="2" />
)

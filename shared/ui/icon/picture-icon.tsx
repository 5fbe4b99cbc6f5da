import { icon } from './icon.tsx'

export const PictureIcon = icon(
  'M4 16l5-5 5 5 2-2 4 4M15 9v.01',
  <rect x="4" y="4" width="16" height="16" rx="3" />
)

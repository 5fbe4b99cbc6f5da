import { icon } from './icon.tsx'

export const ShareIcon = icon(
  'M12 15V4M7.5 8.5L12 4l4.5 4.5M6 12v7a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-7'
)

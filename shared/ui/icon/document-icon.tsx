import { icon } from './icon.tsx'

export const DocumentIcon = icon(
  'M7 3h7l4 4v14H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h4M9 13h6M9 17h6'
)

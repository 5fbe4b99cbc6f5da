import { icon } from './icon.tsx'

export const RetryIcon = icon('M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5')

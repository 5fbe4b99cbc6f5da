import { icon } from './icon.tsx'

export const NextIcon = icon('M9 5l7 7-7 7')

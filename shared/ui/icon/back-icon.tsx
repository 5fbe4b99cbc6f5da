import { icon } from './icon.tsx'

export const BackIcon = icon('M15 5l-7 7 7 7')

import { icon } from './icon.tsx'

export const CloseIcon = icon('M6 6l12 12M18 6L6 18')

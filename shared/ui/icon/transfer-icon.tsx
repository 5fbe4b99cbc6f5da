import { icon } from './icon.tsx'

export const TransferIcon = icon('M4 8h14l-4-4M20 16H6l4 4')

import { icon } from './icon.tsx'

export const BankIcon = icon('M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M3 20h18')

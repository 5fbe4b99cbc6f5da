import { icon } from './icon.tsx'

export const BarcodeIcon = icon('M4 6v12M7 6v12M11 6v12M13.5 6v12M17 6v12M20 6v12')

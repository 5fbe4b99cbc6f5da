import { icon } from './icon.tsx'

export const WalletIcon = icon(
  'M18 8V5a1 1 0 0 0-1-1H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6M16 14v.01'
)

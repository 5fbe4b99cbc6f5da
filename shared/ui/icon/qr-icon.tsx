import { icon } from './icon.tsx'

export const QrIcon = icon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 18v2h2M18 20h2v-1'
)

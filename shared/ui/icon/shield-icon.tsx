import { icon } from './icon.tsx'

export const ShieldIcon = icon(
  'M12 3l8 3v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5'
)

import { icon } from './icon.tsx'

export const MailIcon = icon('M4 7l8 6 8-6', <rect x="3" y="5" width="18" height="14" rx="2" />)

import { icon } from './icon.tsx'

export const ClockIcon = icon('M12 7v5l3.5 2', <circle cx="12" cy="12" r="9" />)

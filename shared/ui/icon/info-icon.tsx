import { icon } from './icon.tsx'

export const InfoIcon = icon('M12 11v6M12 7.5v.01', <circle cx="12" cy="12" r="9" />)

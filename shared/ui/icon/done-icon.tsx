import { icon } from './icon.tsx'

export const DoneIcon = icon('M8 12.5l3 3 5-6', <circle cx="12" cy="12" r="9" />)

import { icon } from './icon.tsx'

export const TurnIcon = icon('M4 12a8 8 0 1 0 3-6L4 9M4 4v5h5')

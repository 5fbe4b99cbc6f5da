import { icon } from './icon.tsx'

export const SaveIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14')

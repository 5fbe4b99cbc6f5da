import { icon } from './icon.tsx'

export const AlertIcon = icon('M12 4l9 16H3zM12 10v4M12 17v.01')

import { icon } from './icon.tsx'

export const ChatIcon = icon('M4 5h16v11H9l-5 4zM8 9h8M8 12h5')

import { Drawing } from './drawing.tsx'

export const MailIcon = () => (
  <Drawing>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M4 7l8 6 8-6" />
  </Drawing>
)

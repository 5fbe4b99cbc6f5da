import { IconDrawing } from './icon-drawing.tsx'

export const MailIcon = () => (
  <IconDrawing>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M4 7l8 6 8-6" />
  </IconDrawing>
)

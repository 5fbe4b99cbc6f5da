import { IconDrawing } from './icon-drawing.tsx'

export const CalendarIcon = () => (
  <IconDrawing>
    <rect x="4" y="5" width="16" height="16" rx="2" />
    <path d="M4 10h16M8 3v4M16 3v4" />
  </IconDrawing>
)

import { IconDrawing } from './icon-drawing.tsx'

export const WebIcon = () => (
  <IconDrawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
  </IconDrawing>
)

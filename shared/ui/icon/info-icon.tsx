import { IconDrawing } from './icon-drawing.tsx'

export const InfoIcon = () => (
  <IconDrawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7.5v.01" />
  </IconDrawing>
)

import { IconDrawing } from './icon-drawing.tsx'

export const CloseIcon = () => (
  <IconDrawing>
    <path d="M6 6l12 12M18 6L6 18" />
  </IconDrawing>
)

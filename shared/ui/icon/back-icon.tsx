import { IconDrawing } from './icon-drawing.tsx'

export const BackIcon = () => (
  <IconDrawing>
    <path d="M15 5l-7 7 7 7" />
  </IconDrawing>
)

import { IconDrawing } from './icon-drawing.tsx'

export const NextIcon = () => (
  <IconDrawing>
    <path d="M9 5l7 7-7 7" />
  </IconDrawing>
)

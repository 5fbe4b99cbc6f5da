import { IconDrawing } from './icon-drawing.tsx'

export const DoneIcon = () => (
  <IconDrawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.5l3 3 5-6" />
  </IconDrawing>
)

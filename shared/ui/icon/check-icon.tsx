import { IconDrawing } from './icon-drawing.tsx'

export const CheckIcon = () => (
  <IconDrawing>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </IconDrawing>
)

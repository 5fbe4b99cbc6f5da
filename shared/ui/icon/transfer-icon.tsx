import { IconDrawing } from './icon-drawing.tsx'

export const TransferIcon = () => (
  <IconDrawing>
    <path d="M4 8h14l-4-4M20 16H6l4 4" />
  </IconDrawing>
)

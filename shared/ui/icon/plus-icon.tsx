import { IconDrawing } from './icon-drawing.tsx'

export const PlusIcon = () => (
  <IconDrawing>
    <path d="M12 5v14M5 12h14" />
  </IconDrawing>
)

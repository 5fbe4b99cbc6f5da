import { IconDrawing } from './icon-drawing.tsx'

export const SaveIcon = () => (
  <IconDrawing>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
  </IconDrawing>
)

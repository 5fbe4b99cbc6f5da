import { IconDrawing } from './icon-drawing.tsx'

export const AlertIcon = () => (
  <IconDrawing>
    <path d="M12 4l9 16H3zM12 10v4M12 17v.01" />
  </IconDrawing>
)

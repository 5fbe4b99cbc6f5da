import { IconDrawing } from './icon-drawing.tsx'

export const PictureIcon = () => (
  <IconDrawing>
    <rect x="4" y="4" width="16" height="16" rx="3" />
    <path d="M4 16l5-5 5 5 2-2 4 4M15 9v.01" />
  </IconDrawing>
)

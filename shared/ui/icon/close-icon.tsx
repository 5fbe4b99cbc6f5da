import { Drawing } from './drawing.tsx'

export const CloseIcon = () => (
  <Drawing>
    <path d="M6 6l12 12M18 6L6 18" />
  </Drawing>
)

import { Drawing } from './drawing.tsx'

export const BackIcon = () => (
  <Drawing>
    <path d="M15 5l-7 7 7 7" />
  </Drawing>
)

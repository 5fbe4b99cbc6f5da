import { Drawing } from './drawing.tsx'

export const DoneIcon = () => (
  <Drawing>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.5l3 3 5-6" />
  </Drawing>
)

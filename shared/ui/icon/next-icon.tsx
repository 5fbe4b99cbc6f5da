import { Drawing } from './drawing.tsx'

export const NextIcon = () => (
  <Drawing>
    <path d="M9 5l7 7-7 7" />
  </Drawing>
)

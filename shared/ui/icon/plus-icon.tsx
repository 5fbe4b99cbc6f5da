import { Drawing } from './drawing.tsx'

export const PlusIcon = () => (
  <Drawing>
    <path d="M12 5v14M5 12h14" />
  </Drawing>
)

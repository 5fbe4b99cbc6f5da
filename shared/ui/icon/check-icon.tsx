import { Drawing } from './drawing.tsx'

export const CheckIcon = () => (
  <Drawing>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Drawing>
)

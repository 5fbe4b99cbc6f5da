import { Drawing } from './drawing.tsx'

export const TransferIcon = () => (
  <Drawing>
    <path d="M4 8h14l-4-4M20 16H6l4 4" />
  </Drawing>
)

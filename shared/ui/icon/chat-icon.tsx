import { Drawing } from './drawing.tsx'

export const ChatIcon = () => (
  <Drawing>
    <path d="M4 5h16v11H9l-5 4zM8 9h8M8 12h5" />
  </Drawing>
)

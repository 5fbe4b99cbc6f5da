import { arrangementMessages as messages } from '#messages/arrangement.ts'

/** Stands in every state: many do not ask because they are ashamed. */
export const PrivacyNote = () => <p className="arrangement_private">{messages.private}</p>

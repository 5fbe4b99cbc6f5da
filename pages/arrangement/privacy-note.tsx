import { arrangementMessages as messages } from '#messages/arrangement.ts'

/** In every state of the page: shame keeps more people from asking than any rule. */
export const PrivacyNote = () => <p className="arrangement_private">{messages.private}</p>

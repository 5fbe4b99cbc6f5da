import { arrangementMessages as messages } from '#messages/arrangement.ts'

/** It stands in every state of the page, in the head where there is no plan: shame keeps more people from asking than any rule. */
export const PrivacyNote = () => <p className="arrangement_private">{messages.private}</p>

import { arrangementMessages as messages } from '#messages/arrangement.ts'

/** Stands where a borrower asks: many do not, out of shame. */
export const PrivacyNote = () => <p className="arrangement_note">{messages.private}</p>

import type { reminderMessages as english } from '../en/reminder.ts'

export const reminderMessages: typeof english = {
  remind: 'I‑calendar ang {date}',
  reminder: '{brand}: bayad sa loan',
  reminderText: 'Due ang bayad ninyo sa {date}.'
}

import type { reminderMessages as english } from '../en/reminder.ts'

export const reminderMessages: typeof english = {
  remind: 'Ibutang ang {date} sa calendar',
  reminder: '{brand}: bayad sa loan',
  reminderText: 'Due ang imong bayad sa {date}.'
}

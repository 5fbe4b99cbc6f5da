import type { reminderMessages as english } from '../en/reminder.ts'

export const reminderMessages: typeof english = {
  remind: '{date} को कैलेंडर में जोड़ें',
  reminder: '{brand}: लोन का भुगतान',
  reminderText: 'आपको {date} को भुगतान करना है।'
}

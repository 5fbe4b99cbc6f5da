export const reminderMessages = {
  remind: 'Add {date} to calendar',
  reminder: '{brand}: loan payment',
  reminderText: 'Your payment is due on {date}.'
}

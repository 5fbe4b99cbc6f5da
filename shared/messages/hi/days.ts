export const dayMessages = {
  today: 'आज',
  yesterday: 'कल',
  other: 'कोई और दिन',
  which: 'कौन-सा दिन?',
  day: 'दिन',
  month: 'महीना',
  year: 'साल',
  unclear: 'दिन, महीना और साल अंकों में लिखें, जैसे {example}'
}

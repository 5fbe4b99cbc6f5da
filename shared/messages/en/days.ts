export const dayMessages = {
  today: 'Today',
  yesterday: 'Yesterday',
  other: 'Another day',
  which: 'Which day?',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  unclear: 'Write the day, the month and the year in figures, like {example}'
}

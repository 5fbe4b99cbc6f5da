export const withoutMessages = {
  title: 'If you pay nothing',
  cap: 'The law limits this: late charges to {percent} a month of what is overdue, and all costs together to the amount you borrowed. It covers loans up to {amount} and {months} months ({source}).',
  collection: {
    ph: 'Collectors may not call before 6 AM or after 10 PM (unless the payment is more than 15 days late), threaten or insult you, or tell people in your contacts (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Recovery agents may not call before 8 AM or after 7 PM, threaten you, shame you in public, or trouble your family, referees or friends (RBI circular of 12 August 2022).'
  }
}

export const withoutMessages = {
  title: 'If you pay nothing',
  soFar: 'Late charges so far: {cost} ({late}).',
  grow: 'They grow each day.',
  limit: 'By law, late charges are at most {most} a month ({percent} of {owed}).',
  scope:
    'This holds for loans up to {amount} and {months} months. All costs together may not be more than you borrowed ({source}).',
  agreement: 'What the loan agreement says',
  counts: 'Where the legal limit is lower than in your agreement, the law applies.',
  collectors: 'What collectors may not do',
  collection: {
    ph: 'Collectors may not call before 6 AM or after 10 PM (unless the payment is more than 15 days late), threaten or insult you, or tell people in your contacts about your debt (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Recovery agents may not call before 8 AM or after 7 PM, threaten you, shame you in public, or trouble your family, referees or friends (RBI circular of 12 August 2022).'
  }
}

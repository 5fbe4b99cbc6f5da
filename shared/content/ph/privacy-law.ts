import type { PrivacyLaw } from '../privacy-law.ts'

export const privacyLaw: PrivacyLaw = {
  law: 'the Data Privacy Act of 2012 (Republic Act No. 10173)',
  authority: 'the National Privacy Commission',
  authorityName: 'National Privacy Commission (NPC)',
  recordLaw: 'Republic Act No. 9160, section 9(b)',
  // Thirty working days are never fewer than 40 of the calendar.
  longestAnswer: { days: 40, source: 'NPC Advisory No. 2021-01, 30 working days' },
  rights: [
    'be informed of what we do with your data, and object to it;',
    'see the data we hold about you, and get a copy you can take elsewhere;',
    'have it corrected when it is wrong or out of date;',
    'have it blocked or erased when we no longer need it or have no right to it;',
    'be compensated for damage that wrong, outdated or unlawfully used data did you;',
    'complain to the National Privacy Commission.'
  ]
}

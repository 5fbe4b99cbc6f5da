import type { PrivacyLaw } from '../privacy-law.ts'

export const privacyLaw: PrivacyLaw = {
  law: 'the Digital Personal Data Protection Act, 2023',
  authority: 'the Data Protection Board of India',
  authorityName: 'Data Protection Board of India',
  recordLaw: 'Prevention of Money-laundering Act, 2002, section 12',
  longestAnswer: {
    days: 90,
    source: 'Digital Personal Data Protection Rules, 2025, rule 14(3)'
  },
  rights: [
    'get a summary of the data we hold about you, and of whom we shared it with;',
    'have it corrected, completed and updated;',
    'have it erased when we no longer need it and no law makes us keep it;',
    'take back a consent as easily as you gave it;',
    'name someone who acts for you if you die or cannot act;',
    'have your grievance answered by us, and complain to the Data Protection Board of India.'
  ]
}

import { words } from '#words'
import type { Company } from '../../company-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const company: Company = {
  legalName: placeholder('Sample Rupee Finance Limited'),
  registrations: [
    { label: 'RBI Registration No.', number: placeholder('X-00.00000') },
    { label: 'CIN', number: placeholder('U00000XX0000XXX000000') }
  ],
  register: { regulator: 'RBI', url: 'https://www.rbi.org.in/Scripts/BS_NBFCList.aspx' },
  address: placeholder('Sample Road, Mumbai, Maharashtra, India'),
  phone: placeholder('+91 22 0000 0000'),
  email: placeholder('care@sample-rupee.example'),
  privacyOfficer: 'Data Protection Officer',
  privacyPhone: placeholder('+91 22 0000 0002'),
  privacyEmail: placeholder('privacy@sample-rupee.example'),
  privacyAnswerDays: 30,
  retention: placeholder([
    { data: 'loan', months: 60 },
    { data: 'complaint', months: 60 },
    { data: 'application', months: 12 },
    { data: 'visit', months: 6 }
  ]),
  collectors: placeholder([]),
  grievance: {
    officer: 'Grievance Redressal Officer',
    phone: placeholder('+91 22 0000 0001'),
    email: placeholder('grievance@sample-rupee.example'),
    afterDays: 5
  },
  answerDays: 3,
  keyFacts: words.keyFacts && placeholder({ coolingOffDays: 3, ...words.keyFacts }),
  openingHours: words.openingHours,
  officeHours: placeholder({ days: [1, 2, 3, 4, 5], from: 9, to: 18 }),
  replyTime: words.replyTime,
  collectionLines: [
    { name: 'when', question: words.collectionQuestions.when, prefix: 'When' },
    { name: 'number', question: words.collectionQuestions.number, prefix: 'Number' },
    { name: 'said', question: words.collectionQuestions.words, prefix: 'Said' }
  ],
  regulators: [
    {
      name: 'Reserve Bank of India, Complaint Management System (RBI CMS)',
      // Reserve Bank – Integrated Ombudsman Scheme, 2021, clause 10.
      afterDays: 30,
      countsCalendarDays: true,
      website: 'https://cms.rbi.org.in',
      // Its press release of 8 March 2022 on modes of complaint, and its contact centre.
      email: 'crpc@rbi.org.in',
      phone: '14448',
      bring: words.regulators.rbi
    },
    {
      name: 'Reserve Bank of India, Sachet portal',
      afterDays: 0,
      website: 'https://sachet.rbi.org.in',
      only: words.regulators.sachetOnly
    }
  ],
  siteOrigin: placeholder('https://www.sample-rupee.example'),
  policyUrl: ''
}

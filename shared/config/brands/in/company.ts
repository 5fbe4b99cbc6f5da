import { words } from '#words'
import type { Company } from '../../company-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const company: Company = {
  legalName: placeholder('Sample Rupee Finance Limited'),
  registrations: [
    { label: 'Corporate Identity Number (CIN)', number: placeholder('U00000XX0000XXX000000') },
    { label: 'RBI Certificate of Registration No.', number: placeholder('X-00.00000') }
  ],
  register: { regulator: 'RBI', url: 'https://www.rbi.org.in/Scripts/BS_NBFCList.aspx' },
  address: placeholder('Sample Road, Mumbai, Maharashtra, India'),
  phone: placeholder('+91 22 0000 0000'),
  email: placeholder('care@sample-rupee.example'),
  privacyEmail: placeholder('privacy@sample-rupee.example'),
  grievance: {
    officer: 'Grievance Redressal Officer',
    phone: placeholder('+91 22 0000 0001'),
    email: placeholder('grievance@sample-rupee.example'),
    afterDays: 5
  },
  answerDays: 3,
  keyFacts: {
    coolingOffDays: 3,
    coolingOffCost: placeholder(
      'The amount received and interest for the days it was kept, at the annual percentage rate; no penalty.'
    ),
    recoveryAgents: placeholder(
      'None at present. Whoever is sent to collect is named to the borrower by e-mail or SMS before the first visit.'
    ),
    clauses: placeholder('Loan terms and conditions, sections “Default” and “Complaints”'),
    transfer: placeholder('Yes, with notice, as the section “Transfer of the loan” says'),
    coLending: placeholder('None')
  },
  openingHours: words.openingHours,
  replyTime: words.replyTime,
  collectionLines: [
    { name: 'when', question: words.collectionQuestions.when, prefix: 'When' },
    { name: 'number', question: words.collectionQuestions.number, prefix: 'Number' },
    { name: 'said', question: words.collectionQuestions.said, prefix: 'Said' }
  ],
  regulators: [
    {
      name: 'Reserve Bank of India, Complaint Management System',
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
      name: 'Reserve Bank of India, Sachet portal, for unlawful lenders and deposits',
      afterDays: 0,
      website: 'https://sachet.rbi.org.in'
    }
  ],
  billerName: placeholder('Sample Rupee Finance'),
  siteOrigin: placeholder('https://www.sample-rupee.example'),
  policyUrl: ''
}

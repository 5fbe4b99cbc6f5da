import { words } from '#words'
import type { Company } from '../../company-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const company: Company = {
  legalName: placeholder('Sample Peso Lending Inc.'),
  registrations: [
    { label: 'SEC Registration No.', number: placeholder('CS000000000') },
    { label: 'Certificate of Authority No.', number: placeholder('0000') }
  ],
  register: {
    regulator: 'SEC',
    url: 'https://www.sec.gov.ph/lending-companies-and-financing-companies-2/'
  },
  address: placeholder('Sample Street, Makati City, Metro Manila, Philippines'),
  phone: placeholder('+63 2 8000 0000'),
  email: placeholder('care@sample-peso.example'),
  privacyOfficer: 'Data Protection Officer',
  privacyPhone: placeholder('+63 2 8000 0002'),
  privacyEmail: placeholder('privacy@sample-peso.example'),
  privacyAnswerDays: 30,
  retention: placeholder([
    { data: 'loan', months: 60 },
    { data: 'complaint', months: 60 },
    { data: 'application', months: 12 },
    { data: 'visit', months: 6 }
  ]),
  collectors: placeholder([]),
  grievance: {
    officer: 'Grievance Officer',
    phone: placeholder('+63 2 8000 0001'),
    email: placeholder('grievance@sample-peso.example'),
    afterDays: 5
  },
  answerDays: 3,
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
      name: 'Securities and Exchange Commission (SEC)',
      // The brand's own choice: the law names no wait.
      afterDays: 10,
      website: 'https://www.sec.gov.ph',
      // Complaints of lenders go in by its form; which e-mail address takes them is not certain.
      complaintsPage:
        'https://www.sec.gov.ph/lending-companies-and-financing-companies-2/complaints/',
      // Its Financing and Lending Companies Department, as several lenders name it on their sites.
      phone: '+63 2 8818 5990',
      bring: words.regulators.sec
    },
    {
      name: 'National Privacy Commission (NPC)',
      // NPC Circular No. 2021-01, rule II, section 2.
      afterDays: 15,
      countsCalendarDays: true,
      website: 'https://www.privacy.gov.ph',
      complaintsPage: 'https://privacy.gov.ph/file-a-complaint-2/',
      // Its guide ‘The right to file a complaint’: electronic filing.
      email: 'complaints@privacy.gov.ph',
      only: words.regulators.npcOnly,
      bring: words.regulators.npc
    }
  ],
  siteOrigin: placeholder('https://www.sample-peso.example'),
  policyUrl: ''
}

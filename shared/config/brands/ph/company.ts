import type { Company } from '../../company.ts'
import { placeholder } from '../../placeholder.ts'

export const company: Company = {
  legalName: placeholder('Sample Peso Lending Inc.'),
  registrations: [
    { label: 'SEC Registration No.', number: placeholder('CS000000000') },
    { label: 'Certificate of Authority No.', number: placeholder('0000') }
  ],
  address: placeholder('Sample Street, Makati City, Metro Manila, Philippines'),
  phone: placeholder('+63 2 8000 0000'),
  email: placeholder('care@sample-peso.example'),
  privacyEmail: placeholder('privacy@sample-peso.example'),
  grievance: {
    officer: 'Grievance Officer',
    phone: placeholder('+63 2 8000 0001'),
    email: placeholder('grievance@sample-peso.example')
  },
  openingHours: 'Monday to Friday, 9 am to 6 pm (Philippine time)',
  replyTime: 'within 3 weekdays',
  collectionLines: [
    { name: 'when', question: 'When did they contact you?', prefix: 'When' },
    { name: 'number', question: 'From which number?', prefix: 'Number' },
    { name: 'said', question: 'What was said?', prefix: 'Said' }
  ],
  regulators: [
    {
      name: 'Securities and Exchange Commission (SEC)',
      website: 'https://www.sec.gov.ph'
    },
    {
      name: 'National Privacy Commission (NPC)',
      website: 'https://www.privacy.gov.ph'
    }
  ],
  billerName: placeholder('Sample Peso Lending'),
  siteOrigin: placeholder('https://www.sample-peso.example'),
  policyUrl: ''
}

import type { Company } from '../../company.ts'
import { placeholder } from '../../placeholder.ts'

export const company: Company = {
  legalName: placeholder('Sample Rupee Finance Limited'),
  registrations: [
    { label: 'Corporate Identity Number (CIN)', number: placeholder('U00000XX0000XXX000000') },
    { label: 'RBI Certificate of Registration No.', number: placeholder('X-00.00000') }
  ],
  address: placeholder('Sample Road, Mumbai, Maharashtra, India'),
  phone: placeholder('+91 22 0000 0000'),
  email: placeholder('care@sample-rupee.example'),
  privacyEmail: placeholder('privacy@sample-rupee.example'),
  grievance: {
    officer: 'Grievance Redressal Officer',
    phone: placeholder('+91 22 0000 0001'),
    email: placeholder('grievance@sample-rupee.example')
  },
  openingHours: 'Monday to Friday, 9 am to 6 pm (Indian time)',
  replyTime: 'within 3 weekdays',
  collectionLines: [
    { name: 'when', question: 'When did they contact you?', prefix: 'When' },
    { name: 'number', question: 'From which number?', prefix: 'Number' },
    { name: 'said', question: 'What was said?', prefix: 'Said' }
  ],
  regulators: [
    {
      name: 'Reserve Bank of India, Complaint Management System',
      website: 'https://cms.rbi.org.in'
    }
  ],
  billerName: placeholder('Sample Rupee Finance'),
  siteOrigin: placeholder('https://www.sample-rupee.example'),
  policyUrl: ''
}

import { words } from '#words'
import type { Brand } from '../../brand-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const brand: Brand = {
  name: placeholder('Sample Rupee'),
  market: 'in',
  locale: 'en-IN',
  languages: ['en', 'hi'],
  acceptsUnreviewed: [],
  colors: {
    gradient: ['#1e2f6b', '#2f3f94'],
    onGradient: '#ffffff',
    accent: '#33439c',
    onAccent: '#ffffff'
  },
  servicePhone: placeholder('+91 22 0000 0000'),
  postingTime: placeholder(words.postingTime),
  appScheme: 'loanapp',
  otherSchemes: [],
  linkHosts: [],
  imageHosts: [],
  unconfirmedCodes: false,
  store: {
    android: placeholder('https://play.google.com/store/apps/details?id=com.example.samplerupee'),
    ios: placeholder('https://apps.apple.com/in/app/id0000000000')
  },
  pixels: [],
  // The Digital Personal Data Protection Act, 2023, s. 6: a free choice, as easily withheld.
  asksConsent: true,
  bridgeWords: {},
  services: ['payments', 'papers', 'claims', 'reports', 'options', 'arrangements', 'privacy'],
  payApps: ['upi'],
  billerName: placeholder('Sample Rupee Finance'),
  payees: ['samplerupee@okbank', 'Sample Rupee Finance'].map(placeholder),
  apiOrigin: '',
  reportUrl: '',
  reportShare: 0.05,
  requestIdIn: 'query',
  money: { thousands: ',', decimals: '.', group: 2 },
  // The backend answers in the borrower's language.
  offerWords: {
    received: ['मिली हुई रकम'],
    total: ['कुल चुकाना है'],
    interest: ['ब्याज']
  },
  confirmation: { agreementChecked: false },
  messaging: { app: 'WhatsApp', link: 'https://wa.me/{digits}', countryCode: '91' },
  rating: { score: 'always-five' }
}

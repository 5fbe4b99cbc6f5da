import { words } from '#words'
import type { Brand } from '../../brand-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const brand: Brand = {
  name: placeholder('Sample Peso'),
  market: 'ph',
  locale: 'en-PH',
  languages: ['en', 'fil', 'ceb'],
  acceptsUnreviewed: [],
  colors: {
    gradient: ['#0b4f47', '#0d6b5c'],
    onGradient: '#ffffff',
    accent: '#0b6b5b',
    onAccent: '#ffffff'
  },
  servicePhone: placeholder('+63 2 8000 0000'),
  postingTime: placeholder(words.postingTime),
  appScheme: 'loanapp',
  otherSchemes: [],
  linkHosts: [],
  imageHosts: [],
  unconfirmedCodes: false,
  store: {
    android: placeholder('https://play.google.com/store/apps/details?id=com.example.samplepeso'),
    ios: placeholder('https://apps.apple.com/ph/app/id0000000000')
  },
  pixels: [],
  asksConsent: false,
  bridgeWords: {},
  services: ['payments', 'papers', 'claims', 'reports', 'options', 'arrangements', 'privacy'],
  payApps: ['gcash', 'paymaya'],
  billerName: placeholder('Sample Peso Lending'),
  payees: ['ph.ppmi.p2m', 'SMPLPHM2XXX', 'SPL0004711', 'Sample Peso Lending'].map(placeholder),
  apiOrigin: '',
  reportUrl: '',
  reportShare: 0.05,
  requestIdIn: 'query',
  money: { thousands: '.', decimals: ',', group: 3 },
  // The backend answers in the borrower's language.
  offerWords: {
    received: ['Natanggap na halaga', 'Kantidad nga nadawat'],
    total: ['Kabuuang babayaran', 'Total nga bayran'],
    interest: ['Interes']
  },
  confirmation: { agreementChecked: true },
  messaging: { app: 'WhatsApp', link: 'https://wa.me/{digits}', countryCode: '63' },
  // The specification's figures in pesos; its own words for them are rupees.
  loanRules: placeholder({ penaltyNew: 100_000, penaltyRepeat: 80_000 }),
  rating: { score: 'always-five' }
}

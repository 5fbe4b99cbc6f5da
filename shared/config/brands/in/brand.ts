import type { Brand } from '../../brand.ts'
import { placeholder } from '../../placeholder.ts'

export const brand: Brand = {
  name: placeholder('Sample Rupee'),
  market: 'in',
  locale: 'en-IN',
  colors: {
    gradient: ['#1e2f6b', '#2f3f94'],
    onGradient: '#ffffff',
    accent: '#33439c',
    onAccent: '#ffffff'
  },
  servicePhone: placeholder('+91 22 0000 0000'),
  postingTime: placeholder('usually within 30 minutes, from a bank by the next banking day'),
  appScheme: 'loanapp',
  otherSchemes: [],
  linkHosts: [],
  imageHosts: [],
  store: {
    android: placeholder('https://play.google.com/store/apps/details?id=com.example.samplerupee'),
    ios: placeholder('https://apps.apple.com/in/app/id0000000000')
  },
  pixels: [],
  bridgeWords: {},
  apiOrigin: '',
  money: { thousands: ',', decimals: '.', group: 2 },
  confirmation: { agreementChecked: false },
  messaging: { app: 'WhatsApp', link: 'https://wa.me/{digits}', countryCode: '91' },
  rating: { score: 'always-five' }
}

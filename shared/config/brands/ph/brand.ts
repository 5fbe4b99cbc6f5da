import type { Brand } from '../../brand.ts'
import { placeholder } from '../../placeholder.ts'

export const brand: Brand = {
  name: placeholder('Sample Peso'),
  market: 'ph',
  locale: 'en-PH',
  colors: {
    gradient: ['#0b4f47', '#0d6b5c'],
    onGradient: '#ffffff',
    accent: '#0b6b5b',
    onAccent: '#ffffff'
  },
  servicePhone: placeholder('+63 2 8000 0000'),
  postingTime: placeholder('usually within 30 minutes, from a bank by the next banking day'),
  appScheme: 'loanapp',
  otherSchemes: [],
  linkHosts: [],
  imageHosts: [],
  store: {
    android: placeholder('https://play.google.com/store/apps/details?id=com.example.samplepeso'),
    ios: placeholder('https://apps.apple.com/ph/app/id0000000000')
  },
  pixels: [],
  bridgeWords: {},
  apiOrigin: '',
  money: { thousands: '.', decimals: ',', group: 3 },
  confirmation: { agreementChecked: true },
  messaging: { app: 'WhatsApp', link: 'https://wa.me/{digits}', countryCode: '63' },
  rating: { score: 'always-five' }
}

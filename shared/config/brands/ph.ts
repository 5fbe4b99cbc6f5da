import type { Brand } from '../brand.ts'

export const brand: Brand = {
  name: 'Sample Peso',
  colors: {
    gradient: ['#0b4f47', '#0d6b5c'],
    onGradient: '#ffffff',
    accent: '#0b6b5b',
    onAccent: '#ffffff'
  },
  servicePhone: '+63 2 8000 0000',
  appScheme: 'loanapp',
  otherSchemes: [],
  linkHosts: [],
  imageHosts: [],
  store: {
    android: 'https://play.google.com/store/apps/details?id=com.example.samplepeso',
    ios: 'https://apps.apple.com/ph/app/id0000000000'
  },
  apiOrigin: '',
  money: { thousands: '.', decimals: ',', group: 3 },
  rating: { score: 'always-five' }
}

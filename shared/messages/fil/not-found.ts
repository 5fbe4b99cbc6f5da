import type { notFoundMessages as english } from '../en/not-found.ts'

export const notFoundMessages: typeof english = {
  title: 'Hindi makita ang page',
  text: 'Walang page sa link na ito. Kung titingnan o babayaran po ninyo ang loan, buksan ulit ito mula sa app.',
  ways: 'Saan puwedeng pumunta',
  home: 'Home',
  contact: 'Kontakin kami',
  getApp: 'Kunin ang app para sa Android',
  call: 'Tawag: {phone}'
}

import type { notFoundMessages as english } from '../en/not-found.ts'

export const notFoundMessages: typeof english = {
  title: 'Wala makit-i ang page',
  text: 'Walay page niini nga link. Kung tan-awon o bayran nimo ang loan, palihug ablihi kini pag‑usab gikan sa app.',
  ways: 'Asa ka makaadto',
  home: 'Home',
  contact: 'Kontaka mi',
  getApp: 'Kuhaa ang app para sa Android',
  call: 'Tawag: {phone}'
}

import type { pageMessages as english } from '../en/page.ts'

export const pageMessages: typeof english = {
  tryAgain: 'Sulayi pag‑usab',
  call: 'Tawag: {phone}',
  back: 'Balik',
  home: 'Balik sa home screen',
  loading: 'Gi‑load…',
  slow: 'Gi‑load pa gihapon…',
  crashedTitle: 'Naay problema niining page',
  crashedText: 'Palihug sulayi pag‑usab, o tawagi mi.',
  unexpected: 'Naay problema. Palihug sulayi pag‑usab.',
  missingOrder:
    'Wala mi kahibalo kung unsang loan ang ipakita. Palihug ablihi pag‑usab gikan sa app.',
  loginTitle: 'Palihug pag‑log in pag‑usab',
  loginText: 'Nahuman na ang imong session.',
  loginEntries: 'Na‑save ang imong gisulat dinhi: makita nimo kini inigbalik nimo.',
  login: 'Mo‑log in',
  notNow: 'Dili lang sa'
}

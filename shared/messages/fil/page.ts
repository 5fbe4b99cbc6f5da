import type { pageMessages as english } from '../en/page.ts'

export const pageMessages: typeof english = {
  tryAgain: 'Subukan ulit',
  call: 'Tawag: {phone}',
  back: 'Bumalik',
  home: 'Bumalik sa home screen',
  loading: 'Nilo-load…',
  slow: 'Nilo-load pa rin…',
  crashedTitle: 'Nagkaproblema ang page na ito',
  crashedText: 'Pakisubukan po ulit, o tawagan kami.',
  unexpected: 'Nagkaroon po ng problema. Pakisubukan ulit.',
  missingOrder: 'Hindi namin alam kung aling loan ang ipapakita. Buksan po ulit ito mula sa app.',
  loginTitle: 'Mag‑log in po ulit',
  loginText: 'Tapos na ang session ninyo.',
  loginEntries: 'Naka‑save po ang inilagay ninyo rito: makikita ninyo ito pagbalik ninyo.',
  login: 'Mag‑log in',
  notNow: 'Huwag muna'
}

import type { pageMessages as english } from '../en/page.ts'

export const pageMessages: typeof english = {
  tryAgain: 'Subukan ulit',
  call: 'Tawagan ang {phone}',
  back: 'Bumalik',
  loading: 'Nilo-load…',
  slow: 'Nilo-load pa rin…',
  crashedTitle: 'May nasira sa page na ito',
  crashedText: 'Pakisubukan po ulit, o tawagan kami.',
  unexpected: 'Nagkaroon po ng problema. Pakisubukan ulit.',
  missingOrder: 'Nabuksan ang page na ito nang walang loan. Buksan po ulit ito mula sa app.',
  loginTitle: 'Mag-log in po ulit',
  loginText:
    'Tapos na ang session ninyo. Naka-save po ang inilagay ninyo sa page na ito hanggang sa pagbalik ninyo.',
  login: 'Mag-log in',
  notNow: 'Huwag muna'
}

import type { pageMessages } from './page.ts'

export const filipinoPageMessages: typeof pageMessages = {
  tryAgain: 'Subukan muli',
  call: 'Tawagan ang {phone}',
  back: 'Bumalik',
  loading: 'Naglo-load…',
  slow: 'Naglo-load pa rin…',
  crashedTitle: 'May nasira sa pahinang ito',
  crashedText: 'Walang nawala sa mga ginawa mo sa panig namin. Pakisubukan muli, o tawagan kami.',
  unexpected: 'Nagkaroon ng problema. Pakisubukan muli.',
  missingOrder: 'Binuksan ang pahinang ito nang walang utang. Pakibuksan itong muli mula sa app.'
}

import type { stuckMessages } from './stuck.ts'

export const filipinoStuckMessages: typeof stuckMessages = {
  stuckTitle: 'Hindi mabuksan ang pahinang ito',
  stuckText: 'Pakisubukan muli. Kung maulit ito, tawagan kami at tutulungan ka namin.',
  noScriptTitle: 'Kailangan ng pahinang ito ang JavaScript',
  noScriptText: 'Buksan ito sa settings ng iyong browser at buksan muli ang pahina, o tawagan kami.'
}

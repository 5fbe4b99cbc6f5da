import type { stuckMessages as english } from '../en/stuck.ts'

export const stuckMessages: typeof english = {
  stuckTitle: 'Hindi mabuksan ang page na ito',
  stuckText: 'Pakisubukan po ulit. Kung ganito pa rin, tawagan kami at tutulungan namin kayo.',
  noScriptTitle: 'Kailangan ng page na ito ang JavaScript',
  noScriptText: 'I‑on po ito sa settings ng browser at buksan ulit ang page, o tumawag sa amin.'
}

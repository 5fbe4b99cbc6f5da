import type { stuckMessages as english } from '../en/stuck.ts'

export const stuckMessages: typeof english = {
  stuckTitle: 'Dili maablihan kini nga page',
  stuckText: 'Palihug sulayi pag‑usab. Kung mao gihapon, tawagi mi ug tabangan ka namo.',
  noScriptTitle: 'Kinahanglan niining page ang JavaScript',
  noScriptText: 'I‑on kini sa settings sa browser ug ablihi pag‑usab ang page, o tawagi mi.'
}

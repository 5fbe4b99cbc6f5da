import type { jointLoginMessages as english } from '../en/joint-login.ts'

export const jointLoginMessages: typeof english = {
  title: 'Detalye sa loan',
  failed: 'Wala madayon',
  again: 'Mahimo nimong sulayan pag‑usab gikan sa home screen. Kung dili gihapon, tawagi mi.'
}

import type { restMessages as english } from '../en/rest.ts'

export const restMessages: typeof english = {
  crowded: 'Daghan ang naggamit niini karon. Palihug sulayi pag‑usab human sa {seconds} ka segundo.'
}

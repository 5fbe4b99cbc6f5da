import type { copyMessages as english } from '../en/copy.ts'

export const copyMessages: typeof english = {
  button: 'Copy',
  label: 'I‑copy ang {what}',
  success: 'Nakopya na',
  selected: 'Hinarang ang pagkopya. Napili na po ang text: kopyahin ito nang mano-mano.'
}

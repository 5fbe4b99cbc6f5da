import type { copyMessages as english } from '../en/copy.ts'

export const copyMessages: typeof english = {
  button: 'Copy',
  label: 'I‑copy ang {what}',
  success: 'Nakopya na',
  selected: 'Gibabagan ang pagkopya. Napili na ang text: kopyaha kini og mano-mano.'
}

import type { jointLoginMessages as english } from '../en/joint-login.ts'

export const jointLoginMessages: typeof english = {
  title: 'Detalye ng loan',
  failed: 'Hindi natuloy'
}

import type { jointLoginMessages as english } from '../en/joint-login.ts'

export const jointLoginMessages: typeof english = {
  title: 'Detalye ng loan',
  failed: 'Hindi natuloy',
  again: 'Puwede po ninyong subukan ulit mula sa home screen. Kung hindi pa rin, tawagan kami.'
}

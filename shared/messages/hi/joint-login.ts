import type { jointLoginMessages as english } from '../en/joint-login.ts'

export const jointLoginMessages: typeof english = {
  title: 'लोन की जानकारी',
  failed: 'नहीं हो पाया'
}

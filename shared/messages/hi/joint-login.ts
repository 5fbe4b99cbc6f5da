import type { jointLoginMessages as english } from '../en/joint-login.ts'

export const jointLoginMessages: typeof english = {
  title: 'लोन का विवरण',
  failed: 'नहीं हो पाया'
}

import type { starsMessages as english } from '../en/stars.ts'

export const starsMessages: typeof english = {
  /** One of the five, for screen readers. */
  star: '{count} sa 5'
}

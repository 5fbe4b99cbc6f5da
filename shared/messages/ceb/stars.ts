import type { starsMessages as english } from '../en/stars.ts'

export const starsMessages: typeof english = {
  star: '{count} sa 5'
}

import type { starsMessages as english } from '../en/stars.ts'

export const starsMessages: typeof english = {
  star: '5 में से {count}'
}

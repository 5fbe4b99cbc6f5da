import type { pictureMessages as english } from '../en/picture.ts'

export const pictureMessages: typeof english = {
  close: 'Isira'
}

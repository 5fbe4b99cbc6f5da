import type { noticeMessages as english } from '../en/notices.ts'

export const noticeMessages: typeof english = {
  region: 'Mga abiso',
  more: 'Basahin pa'
}

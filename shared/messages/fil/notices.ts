import type { noticeMessages as english } from '../en/notices.ts'

/** What stands around the notices of an operator. */
export const noticeMessages: typeof english = {
  region: 'Mga abiso',
  more: 'Basahin pa',
  toOrder: 'Tingnan ang loan'
}

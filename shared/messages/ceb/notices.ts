import type { noticeMessages as english } from '../en/notices.ts'

export const noticeMessages: typeof english = {
  region: 'Mga pahibalo',
  more: 'Basaha pa'
}

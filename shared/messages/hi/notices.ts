import type { noticeMessages as english } from '../en/notices.ts'

export const noticeMessages: typeof english = {
  region: 'सूचनाएँ',
  more: 'और पढ़ें'
}

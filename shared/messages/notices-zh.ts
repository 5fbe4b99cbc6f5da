import type { noticeMessages } from '#messages/notices.ts'

export const chineseNoticeMessages: typeof noticeMessages & { seeLoan: string } = {
  region: '公告',
  more: '查看详情',
  seeLoan: '查看借款'
}

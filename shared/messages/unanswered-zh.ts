import type { unansweredMessages } from '#messages/unanswered.ts'

export const chineseUnansweredMessages: typeof unansweredMessages = {
  region: '未收到回复',
  sent: '您于 {time} 提交，但没有收到回复。',
  understood: '知道了',
  toComplaints: '我的投诉',
  toOrder: '查看借款',
  link: { title: '您的付款链接', advice: '申请链接不会扣款。如仍需付款，请重新获取。' },
  payment: { title: '您的还款', advice: '可能已经成功。再次付款前，请先查看剩余应还金额。' },
  loan: { title: '您的借款', advice: '可能已经受理。再次确认前，请先查看您的借款。' },
  account: { title: '您的账户', advice: '可能已经保存。再次提交前，请先查看表单。' },
  complaint: { title: '您的投诉', advice: '可能已经送达。再次提交前，请先查看我的投诉。' },
  reply: { title: '您的回复', advice: '可能已经送达。再次提交前，请先查看我的投诉。' },
  rating: { title: '您的评分', advice: '可能已经送达。如再次询问，请再评分。' },
  plan: { title: '您的延期申请', advice: '可能已经送达。再次提交前，请先查看。' },
  product: { title: '您打开的产品', advice: '没有提交申请。如仍需要，请再次点击。' }
}

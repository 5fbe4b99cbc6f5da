import type { pageMessages } from './page.ts'

export const chinesePageMessages: typeof pageMessages = {
  stuckTitle: '页面无法打开',
  stuckText: '请重试。如果问题依旧，请致电我们。',
  noScriptTitle: '本页需要 JavaScript',
  noScriptText: '请在浏览器设置中启用后重新打开本页，或致电我们。',
  tryAgain: '重试',
  call: '致电 {phone}',
  back: '返回',
  loading: '加载中…',
  slow: '仍在加载…',
  crashedTitle: '页面出现问题',
  crashedText: '您的操作没有丢失。请重试，或致电我们。',
  unexpected: '出现问题，请重试。',
  missingOrder: '没有借款信息，请返回应用重新打开本页。'
}

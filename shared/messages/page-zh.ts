import type { pageMessages } from '#messages/page.ts'

export const chinesePageMessages: typeof pageMessages = {
  tryAgain: '重试',
  call: '致电 {phone}',
  back: '返回',
  home: '返回首页',
  loading: '加载中…',
  slow: '仍在加载…',
  crashedTitle: '页面出现问题',
  crashedText: '您的操作没有丢失。请重试，或致电我们。',
  unexpected: '出现问题，请重试。',
  missingOrder: '没有借款信息，请返回应用重新打开本页。',
  loginTitle: '请重新登录',
  loginText: '登录已过期。',
  loginEntries: '您在本页填写的内容会保留到您回来。',
  login: '登录',
  notNow: '暂不'
}

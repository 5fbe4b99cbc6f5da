import type { stuckMessages } from '#messages/stuck.ts'

export const chineseStuckMessages: typeof stuckMessages = {
  stuckTitle: '页面无法打开',
  stuckText: '请重试。如果问题依旧，请致电我们。',
  noScriptTitle: '本页需要 JavaScript',
  noScriptText: '请在浏览器设置中启用后重新打开本页，或致电我们。'
}

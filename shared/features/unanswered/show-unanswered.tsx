import { $frameNotices } from '../../ui/page-frame/frame-notices.ts'
import { createUnanswered } from './store.ts'
import { UnansweredList } from './unanswered.tsx'

/** The older repayment is in Chinese, whatever the build's language. */
async function messagesOfPage() {
  if (document.documentElement.lang === 'zh') {
    return (await import('../../messages/unanswered-zh.ts')).chineseUnansweredMessages
  }
  return (await import('#messages/unanswered.ts')).unansweredMessages
}

export async function showUnanswered(): Promise<void> {
  const messages = await messagesOfPage()
  const store = createUnanswered()
  await store.look()
  $frameNotices.set({
    ...$frameNotices.get(),
    unanswered: <UnansweredList store={store} messages={messages} />
  })
}

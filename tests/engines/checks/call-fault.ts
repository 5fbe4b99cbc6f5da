import type { Visit } from '../visit.ts'

/** Tells the page, as the native app can, that the fault is over. */
function endFault(): void {
  const { refreshCommonParams } = window as unknown as Record<string, (query: string) => void>
  refreshCommonParams?.('fault=')
}

/**
 * A page whose calls all fail ends in content or in a word on what went wrong; once the fault is
 * gone, 'Try again' brings the content. Answers what is wrong with that.
 */
export async function checkCallFault(
  visit: Visit,
  page: string,
  fault: string,
  patience?: number
): Promise<string[]> {
  // Timers run faster, so that pauses between retries and the minute of a call are soon over.
  const speed = fault === 'hang' ? 30 : 10
  await visit.open(page, { fault, damage: `speed:${speed}` })
  const { state } = await visit
    .until(look => look.state !== 'loading', patience)
    .catch(() => ({ state: 'waiting for ever' }))
  if (state !== 'failed' && state !== 'content') return [`ends ${state}`]
  const { calls } = await visit.seen()
  if (calls.length === 0) return ['no call was made']
  if (state === 'failed') {
    await visit.tab.run(endFault, undefined)
    await visit.tap('.error-state button')
    await visit.until(look => look.state === 'content')
  }
  return visit.trouble()
}

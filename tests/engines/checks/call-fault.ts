import type { Visit } from '../visit.ts'

/** Tells the page, as the native app can, that the fault is over. */
function endFault(): void {
  const { refreshCommonParams } = window as unknown as Record<string, (query: string) => void>
  refreshCommonParams?.('fault=')
}

interface CallFaultOptions {
  /** The part of a path that fails; without it every call does. */
  on?: string
  patience?: number
}

/**
 * A page whose calls fail ends in content or in a word on what went wrong; once the fault is
 * gone, 'Try again' brings the content. Answers what is wrong with that.
 */
export async function checkCallFault(
  visit: Visit,
  page: string,
  fault: string,
  { on = '', patience }: CallFaultOptions = {}
): Promise<string[]> {
  // Timers run faster, so that pauses between retries and the minute of a call are soon over.
  const speed = fault === 'hang' ? 30 : 10
  await visit.open(page, { fault, faultOn: on, damage: `speed:${speed}` })
  const { state, text } = await visit
    .until(({ state }) => state !== 'loading' && state !== 'blank', patience)
    .catch(error => ({ state: `waiting for ever: ${error}`, text: '' }))
  if (state !== 'failed' && state !== 'content') return [`ends ${state}`]
  const { calls } = await visit.seen()
  if (calls.length === 0) return ['no call was made']
  // Half a minute in which nothing is asked, whoever taps. The older repayment has words of its own.
  if (state === 'failed' && fault === 'http-429') {
    return /try again in|无法连接/.test(text) ? visit.trouble() : [`says ${text}`]
  }
  if (state === 'failed') {
    await visit.tab.run(endFault, undefined)
    await visit.tap('.error-state button')
    await visit.until(look => look.state === 'content')
  }
  return visit.trouble()
}

import { hasPassed } from '../lib/elapsed.ts'

export type AskClosure = () => Promise<string | undefined>

let askClosure: AskClosure | undefined
let answer: { closed: string | undefined; until: number } | undefined

export function setClosure(ask: AskClosure | undefined): void {
  askClosure = ask
  answer = undefined
}

/** The text of a closed page; undefined for an open one. `until` is by the phone's clock. */
export function noteClosure(closed: string | undefined, until = Number.POSITIVE_INFINITY): void {
  answer = { closed, until }
}

/** Undefined before the notices were read. An iPhone copies and opens apps only while it answers a tap. */
export const closureAnswer = () =>
  answer && { closed: hasPassed(answer.until) ? undefined : answer.closed }

/** Undefined for an open page. Never rejects. */
export async function readClosure(): Promise<string | undefined> {
  return askClosure?.()
}

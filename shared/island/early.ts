import { pause } from '../lib/pause.ts'

/** The page's first call, which the head script has started while this code was on its way. */
export interface StartedRequest {
  url: string
  body: string | undefined
  response: Promise<Response>
  /** Whether a script of the html has shown the answer in the page's template. */
  paint?: Promise<boolean>
  /** Set when that script may show nothing any more: the page is React's now. */
  late?: boolean
}

declare global {
  interface Window {
    early?: StartedRequest | undefined
  }
}

/** Milliseconds for which React holds back: an answer on its way shows sooner without it. */
const patience = 900

/** Takes the early request's response, once, if it asked exactly this. */
export function takeEarly(url: string, body: unknown): Promise<Response> | undefined {
  const { early } = window
  if (!early || early.url !== url || early.body !== body) return undefined
  window.early = undefined
  return early.response
}

/** Waits a moment until the html's script has shown the answer; then the page is React's in any case. */
export async function wasPaintedEarly(): Promise<boolean> {
  const { early } = window
  if (!early?.paint || !document.getElementById('unfilled')) return false
  const tooLate = new Promise<boolean>(resolve => {
    setTimeout(() => {
      early.late = true
      resolve(false)
    }, patience)
  })
  return Promise.race([early.paint, tooLate])
}

export async function earlyAnswered(): Promise<boolean> {
  const answered = window.early?.response.then(
    () => true,
    () => false
  )
  return (await Promise.race([answered, pause(0)])) === true
}

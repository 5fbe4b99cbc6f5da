import { pause } from '../lib/pause.ts'

export interface StartedRequest {
  url: string
  body: string | undefined
  response: Promise<Response>
  /** Whether a script of the html has shown the answer. */
  paint?: Promise<boolean>
  /** From now on the page is React's. */
  late?: boolean
}

declare global {
  interface Window {
    early?: StartedRequest | undefined
  }
}

/** Milliseconds: an answer on its way shows sooner without React. */
const patience = 900

/** Once, if the early request asked exactly this. */
export function takeEarly(url: string, body: unknown): Promise<Response> | undefined {
  const { early } = window
  if (!early || early.url !== url || early.body !== body) return undefined
  window.early = undefined
  return early.response
}

/** Waits a moment for the html's script; then the page is React's. */
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

/** The page's first call, started by the boot script while this code was still on its way. */
export interface EarlyCall {
  url: string
  body: string
  response: Promise<Response>
}

declare global {
  interface Window {
    early?: EarlyCall | undefined
  }
}

/** Takes the early call's response, once, if it asked exactly this. */
export function takeEarly(url: string, body: unknown): Promise<Response> | undefined {
  const { early } = window
  if (!early || early.url !== url || early.body !== body) return undefined
  window.early = undefined
  return early.response
}

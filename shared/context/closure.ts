export type AskClosure = () => Promise<string | undefined>

let askClosure: AskClosure | undefined

export function setClosure(ask: AskClosure | undefined): void {
  askClosure = ask
}

/** Undefined for an open page. Never rejects. */
export async function readClosure(): Promise<string | undefined> {
  return askClosure?.()
}

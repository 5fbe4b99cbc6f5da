/** Asks whether the operator has closed this page; the text says why, undefined where it is open. */
export type AskClosure = () => Promise<string | undefined>

let askClosure: AskClosure | undefined

export function setClosure(ask: AskClosure | undefined): void {
  askClosure = ask
}

/** Why no money may move on this page, if the operator has closed it. Never rejects. */
export async function readClosure(): Promise<string | undefined> {
  return askClosure?.()
}

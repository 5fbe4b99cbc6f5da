import { vi } from 'vitest'

export interface Message {
  action: string
  payload?: string
}

/** A native app in the place where Android has its interface. Answers what it was told. */
export function stubApp(): Message[] {
  const messages: Message[] = []
  const postMessage = (text: string) => void messages.push(JSON.parse(text))
  vi.stubGlobal('loanApp', { postMessage })
  return messages
}

import { bridgeObject } from '../config/bridge-wire.ts'
import { isRecord } from '../lib/is-record.ts'

type Post = (message: string) => void

/** Called as a method: Android's interfaces refuse to be called as functions. */
function posterOf(target: unknown): Post | undefined {
  const { postMessage } = isRecord(target) ? target : {}
  if (typeof postMessage !== 'function') return undefined
  return message => postMessage.call(target, message)
}

/** Looked up at each call: an app may add its object late, or take it away. */
export function findTransport(): Post | undefined {
  const host = window as unknown as Record<string, unknown>
  try {
    const webkit = isRecord(host.webkit) ? host.webkit.messageHandlers : undefined
    return (
      posterOf(isRecord(webkit) ? webkit[bridgeObject] : undefined) ??
      posterOf(host[bridgeObject]) ??
      posterOf(host.ReactNativeWebView)
    )
  } catch {
    // A half-torn-down webview throws at the mere look.
    return undefined
  }
}

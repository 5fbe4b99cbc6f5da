import { isRecord } from '../../lib/is-record.ts'

/** Undefined for a text that is not the one way to write its bytes: an altered copy. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  const written = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  return written === text ? Uint8Array.from(binary, each => each.charCodeAt(0)) : undefined
}

export function recordOf(text: string): Record<string, unknown> | undefined {
  const bytes = bytesOf(text)
  if (!bytes) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

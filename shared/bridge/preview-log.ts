import * as v from 'valibot'
import { readSession, writeSession } from '../context/session-storage.ts'

const key = 'bridgeLog'
const entries = v.array(v.string())
const longest = 50
/** A picture in a message is not for reading. */
const longestMessage = 300

export function readBridgeLog(): string[] {
  return readSession(key, entries) ?? []
}

export function addToBridgeLog(message: string): void {
  writeSession(key, [message.slice(0, longestMessage), ...readBridgeLog()].slice(0, longest))
}

export function clearBridgeLog(): void {
  writeSession(key, [])
}

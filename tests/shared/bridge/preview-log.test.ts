import { beforeEach, expect, test } from 'vitest'
import {
  addToBridgeLog,
  clearBridgeLog,
  readBridgeLog
} from '../../../shared/bridge/preview-log.ts'

beforeEach(() => {
  sessionStorage.clear()
})

test('the newest message stands first, until the log is cleared', () => {
  expect(readBridgeLog()).toEqual([])
  addToBridgeLog('one')
  addToBridgeLog('two')
  expect(readBridgeLog()).toEqual(['two', 'one'])
  clearBridgeLog()
  expect(readBridgeLog()).toEqual([])
})

test('at most fifty messages are kept, each as far as somebody reads it', () => {
  for (let index = 0; index <= 50; index++) addToBridgeLog(`${index} ${'x'.repeat(400)}`)
  const log = readBridgeLog()
  expect(log).toHaveLength(50)
  expect(log[0]).toHaveLength(300)
  expect(log[49]).toMatch(/^1 /)
})

test('a text that is not a log counts as no log', () => {
  sessionStorage.setItem('bridgeLog', '[7]')
  expect(readBridgeLog()).toEqual([])
})

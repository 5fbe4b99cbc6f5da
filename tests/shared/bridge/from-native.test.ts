import { describe, expect, test, vi } from 'vitest'
import { listenToNative, onNativeBack } from '../../../shared/bridge/from-native.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()

interface Native {
  onNativeBack: () => boolean
  refreshCommonParams: (query: unknown) => void
}

function listen(): Native {
  listenToNative()
  return window as unknown as Native
}

describe('the way back of the app', () => {
  test('is the app’s when nobody handles it', () => {
    expect(listen().onNativeBack()).toBe(false)
  })

  test('is asked of the newest first, until one handles it', () => {
    const asked: string[] = []
    const handler = (name: string, handles: boolean) => () => {
      asked.push(name)
      return handles
    }
    const stops = [
      onNativeBack(handler('page', true)),
      onNativeBack(handler('dialog', true)),
      onNativeBack(handler('toast', false))
    ]
    expect(listen().onNativeBack()).toBe(true)
    expect(asked).toEqual(['toast', 'dialog'])
    for (const stop of stops) stop()
    expect(listen().onNativeBack()).toBe(false)
  })

  test('is asked no more of who has stopped, however often he says so', () => {
    const first = vi.fn(() => true)
    const other = vi.fn(() => true)
    const stopFirst = onNativeBack(first)
    const stopOther = onNativeBack(other)
    stopOther()
    stopOther()
    expect(listen().onNativeBack()).toBe(true)
    expect([first.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
    stopFirst()
  })

  test('may be stopped while it is asked', () => {
    const page = vi.fn(() => true)
    const stopPage = onNativeBack(page)
    const stopDialog = onNativeBack(() => {
      stopDialog()
      return false
    })
    expect(listen().onNativeBack()).toBe(true)
    expect(page).toHaveBeenCalledTimes(1)
    stopPage()
  })
})

test('the app gives new common parameters', () => {
  openAddress('/order.html?productId=1&orderId=2&sessionId=old')
  const { refreshCommonParams } = listen()
  refreshCommonParams('?sessionId=new')
  expect(location.search).toContain('sessionId=new')
  expect(() => refreshCommonParams({ sessionId: 'x' })).not.toThrow()
  expect(location.search).toContain('sessionId=new')
})

import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { goBack, listenToNative, onNativeBack } from '../../../shared/bridge/from-native.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress, navigations } = prepareBackend()

// A script, not a module: it has nothing to export.
const keepAppCalls = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../shared/island/keep-app-calls.ts' as string)

interface Native {
  onNativeBack: () => boolean
  refreshCommonParams: (query: unknown) => void
  forgetBorrower: () => void
}

function listen(): Native {
  listenToNative()
  return window as unknown as Native
}

describe('the way back of the app', () => {
  test('is left to the app when nobody handles it', () => {
    expect(listen().onNativeBack()).toBe(false)
  })

  test('is what the page’s own arrow asks for, unless the page keeps it', () => {
    const messages = stubApp()
    const stop = onNativeBack(() => true)
    goBack()
    expect(messages).toEqual([])
    stop()
    goBack()
    expect(messages).toEqual([{ action: 'goBack' }])
  })

  test('is asked of the newest first, until one handles it', () => {
    const order: string[] = []
    const handler = (name: string, handles: boolean) => () => {
      order.push(name)
      return handles
    }
    const stops = [
      onNativeBack(handler('page', true)),
      onNativeBack(handler('dialog', true)),
      onNativeBack(handler('toast', false))
    ]
    expect(listen().onNativeBack()).toBe(true)
    expect(order).toEqual(['toast', 'dialog'])
    for (const stop of stops) stop()
    expect(listen().onNativeBack()).toBe(false)
  })

  test('does not reach a handler that was removed, even when it is removed twice', () => {
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

describe('before the page’s code is there', () => {
  test('the app’s calls are kept, and done once when it comes', async () => {
    openAddress('/order.html?productId=1&orderId=2&sessionId=old')
    await keepAppCalls()
    const early = window as unknown as Native
    expect(early.onNativeBack()).toBe(false)
    early.refreshCommonParams('sessionId=new&adId=1')
    early.refreshCommonParams('sessionId=newer')
    expect(location.search).toBe('?productId=1&orderId=2&sessionId=old')
    listen()
    expect(location.search).toBe('?productId=1&orderId=2&sessionId=newer&adId=1')
    openAddress('/order.html?sessionId=newest')
    listen()
    expect(location.search).toBe('?sessionId=newest')
  })

  test('a logout is kept too', async () => {
    openAddress('/order.html?productId=1&orderId=2&sessionId=old')
    await keepAppCalls()
    const early = window as unknown as Native
    early.forgetBorrower()
    expect(navigations).toEqual([])
    listen()
    await vi.waitFor(() => expect(navigations).toEqual(['replace /order.html']))
  })
})

test('a borrower who logs out leaves nothing on the phone but what is the phone’s', async () => {
  // The page of another test, which has forgotten its borrower, writes nothing more.
  vi.resetModules()
  openAddress('/order.html?productId=1&orderId=2&sessionId=old')
  const { readRecord, writeRecord } = await import('../../../shared/context/storage.ts')
  const { writeSession } = await import('../../../shared/context/session-storage.ts')
  const { readDurableText, writeDurableText } = await import(
    '../../../shared/context/durable-text.ts'
  )
  writeRecord('complaint', '', 'words')
  writeRecord('consent', '', 'yes')
  writeSession('sentComplaint', 'words')
  localStorage.setItem('other', 'not ours')
  await writeDurableText('complaint', 'words')
  listen().forgetBorrower()
  await vi.waitFor(() => expect(navigations).toEqual(['replace /order.html']))
  // A record that a page writes while it is left is not kept any more.
  writeRecord('complaint', '', 'words')
  expect(await writeDurableText('complaint', 'words')).toBe(false)
  expect(Object.keys(localStorage).sort()).toEqual(['loan:consent', 'loan:forgotten', 'other'])
  expect(sessionStorage).toHaveLength(0)
  expect(readRecord('complaint', '', v.string())).toBeUndefined()
  expect(await readDurableText('complaint')).toBeNull()
})

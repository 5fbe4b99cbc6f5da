import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPayApp } from '../../../shared/bridge/open-pay-app.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { navigations } = prepareBackend()
const wallet = { kind: 'app', link: 'gcash://pay' } as const
const site = { kind: 'web', url: new URL('https://wallet.example/pay') } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a wallet', () => {
  test.each([
    ['blur', window],
    ['pagehide', window],
    ['visibilitychange', document]
  ] as const)('that comes up is noticed at once, by %s', async (sign, target) => {
    const opened = openPayApp(wallet)
    target.dispatchEvent(new Event(sign))
    expect(await opened).toBe('opened')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that does not come up in two and a half seconds is missing', async () => {
    const end = vi.fn()
    openPayApp(wallet).then(end)
    await vi.advanceTimersByTimeAsync(2400)
    expect(end).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(end).toHaveBeenCalledWith('missing')
  })

  test('that has covered the page without a sign is not missing', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const opened = openPayApp(wallet)
    await vi.advanceTimersByTimeAsync(2500)
    expect(await opened).toBe('opened')
  })

  test('is opened by the app, where there is one, else by the browser', () => {
    openPayApp(wallet)
    const messages = stubApp()
    openPayApp(wallet)
    expect(navigations).toEqual(['assign gcash://pay'])
    expect(messages).toEqual([{ action: 'goToPage', payload: 'gcash://pay' }])
  })
})

test('a page of a wallet is opened in place of this one, in the app too', () => {
  const messages = stubApp()
  openPayApp(site)
  expect(navigations).toEqual(['assign https://wallet.example/pay'])
  expect(messages).toEqual([])
})

test.each([{ kind: 'refused' }, { kind: 'action', action: 'goHome' }] as const)(
  'a link of the kind $kind pays nothing, and is not opened',
  async verdict => {
    const messages = stubApp()
    expect(await openPayApp(verdict)).toBe('refused')
    expect([...navigations, ...messages]).toEqual([])
  }
)

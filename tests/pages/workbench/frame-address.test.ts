import { describe, expect, test } from 'vitest'
import { frameAddress, playerAddress } from '../../../pages/workbench/frame-address.ts'
import { readPlace } from '../../../pages/workbench/place.ts'
import { stateWith } from './listed-state.ts'

const listing = {
  brand: 'ph',
  languages: ['en', 'fil'],
  servers: [],
  faults: [],
  way: [],
  states: [stateWith({})]
}
const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))

describe('the address in the frame', () => {
  test('is that of the state, with a borrower of its own', () => {
    const address = frameAddress(stateWith({}), readPlace({}), listing)
    expect(address.split('?')[0]).toBe('/order.html')
    expect(queryOf(address)).toEqual({
      sessionId: 'due.bench-order-due',
      productId: '301',
      orderId: '20410001'
    })
  })

  test('stands below the language, where the page is there in it', () => {
    const place = readPlace({ language: 'fil' })
    expect(frameAddress(stateWith({}), place, listing)).toMatch(/^\/fil\/order\.html\?/)
    const alone = stateWith({ isTranslated: false, url: 'landing/costs-en.html' })
    expect(frameAddress(alone, place, listing)).toBe('/landing/costs-en.html')
  })

  test.each(['en', 'ceb'])('stands at the root for %s, and names no borrower', language => {
    const address = frameAddress(stateWith({}), readPlace({ language }), listing)
    expect(address).toMatch(/^\/order\.html\?/)
    expect(queryOf(address)).not.toHaveProperty('userKey')
  })

  test('is another person’s for the second borrower of a phone', () => {
    const first = frameAddress(stateWith({}), readPlace({ borrower: 'first' }), listing)
    const second = frameAddress(stateWith({}), readPlace({ borrower: 'second' }), listing)
    expect(queryOf(first).userKey).toBe('first')
    expect(queryOf(second)).toMatchObject({
      userKey: 'second',
      sessionId: 'due.bench-order-due-second'
    })
  })

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['forced', undefined]
  ])('for the look %s has the theme %s', (look, theme) => {
    const address = frameAddress(stateWith({}), readPlace({ look }), listing)
    expect(queryOf(address).theme).toBe(theme)
  })
})

describe('the address beside the frame', () => {
  const own = { sessionId: 'due.bench-order-due', productId: '301', orderId: '20410001' }

  test.each([
    ['counter', 'counter', {}],
    ['counterExtension', 'counter', { extends: '1' }],
    ['wallet', 'wallet', { channel: 'Wallet' }],
    ['walletExtension', 'wallet', { channel: 'Wallet', extends: '1' }],
    ['desk', 'desk', {}],
    ['messages', 'messages', {}]
  ] as const)('of the %s is of the same borrower, at the same time', (player, page, more) => {
    const address = playerAddress(player, stateWith({}), readPlace({ clock: 'day' }))
    expect(address.split('?')[0]).toBe(`/muscular/sandbox/${page}`)
    expect(queryOf(address)).toEqual({ ...own, beside: '1', clock: '86400000', ...more })
  })

  test('has the loan of a complaint, and only what its state has', () => {
    const complaint = stateWith({ url: 'complaint-detail.html?sessionId=due&orderNo=20410001' })
    expect(queryOf(playerAddress('desk', complaint, readPlace({})))).toEqual({
      sessionId: own.sessionId,
      orderId: own.orderId,
      beside: '1'
    })
    const text = stateWith({ url: 'landing/costs-en.html' })
    expect(queryOf(playerAddress('desk', text, readPlace({})))).toEqual({
      sessionId: '',
      beside: '1'
    })
  })
})

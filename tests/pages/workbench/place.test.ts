import { describe, expect, test } from 'vitest'
import { frameAddress, playerAddress, players } from '../../../pages/workbench/frame-address.ts'
import { queryOfPlace, readPlace } from '../../../pages/workbench/place.ts'
import { findStates, groupStates } from '../../../pages/workbench/search.ts'
import { settingsOf } from '../../../pages/workbench/settings.ts'
import { switches } from '../../../pages/workbench/switches.ts'
import type { ListedState } from '../../../shared/api/scenarios.ts'

function stateWith(own: Partial<ListedState>): ListedState {
  return {
    name: 'order-due',
    title: 'Due today (174)',
    area: 'order',
    page: 'order.html',
    pageTitle: 'Order Details',
    url: 'order.html?sessionId=due&productId=301&orderId=20410001',
    isTranslated: true,
    calls: ['/v3/loan-details/loan-details'],
    about: 'due today',
    ...own
  }
}

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

describe('the address of the workbench', () => {
  test('is empty while everything is as it is at first', () => {
    expect(queryOfPlace(readPlace({}))).toEqual({})
  })

  test('has all that is chosen, and reads it again', () => {
    const query = {
      state: 'order-due',
      view: 'grid',
      tab: 'pay',
      language: 'fil',
      fault: 'http-500',
      on: '/v3/loan-details/loan-details',
      screen: '320',
      text: '200',
      look: 'forced',
      network: 'slow',
      clock: 'weeks',
      borrower: 'second',
      app: 'app'
    }
    expect(queryOfPlace(readPlace(query))).toEqual(query)
    expect(Object.keys(query)).toEqual(expect.arrayContaining(Object.keys(switches)))
  })

  test('takes nothing that is no choice', () => {
    expect(readPlace({ screen: '7', view: 'x', tab: '', look: 'constructor' })).toEqual(
      readPlace({})
    )
  })
})

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
    const other = readPlace({ language: 'ceb' })
    expect(frameAddress(stateWith({}), other, listing)).toMatch(/^\/order\.html\?/)
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

  test('says which look is wanted', () => {
    const dark = frameAddress(stateWith({}), readPlace({ look: 'dark' }), listing)
    expect(queryOf(dark).theme).toBe('dark')
    const forced = frameAddress(stateWith({}), readPlace({ look: 'forced' }), listing)
    expect(queryOf(forced).theme).toBeUndefined()
  })

  test('of the wallet and the counter is of the same borrower, at the same time', () => {
    const place = readPlace({ clock: 'day' })
    for (const player of players) {
      const address = playerAddress(player, stateWith({}), place)
      expect(address).toMatch(/^\/muscular\/sandbox\/(?:wallet|counter|desk|messages)\?/)
      expect(queryOf(address)).toMatchObject({
        sessionId: 'due.bench-order-due',
        orderId: '20410001',
        beside: '1',
        clock: '86400000'
      })
    }
    expect(queryOf(playerAddress('counterExtension', stateWith({}), place)).extends).toBe('1')
  })
})

describe('the settings of the frame', () => {
  test('is nothing while everything is as it is at first', () => {
    expect(settingsOf(readPlace({}))).toEqual({
      ahead: 0,
      call: {},
      text: '',
      look: 'phone',
      app: '',
      edits: {}
    })
  })

  test('is fault, network, clock, text, looks and app', () => {
    const place = readPlace({
      fault: 'html',
      on: '/v3/x',
      network: 'slow',
      clock: 'days',
      text: '200',
      look: 'dark',
      app: 'app'
    })
    const ahead = 3 * 86_400_000
    expect(settingsOf(place, { 'GET /a': '{}' })).toEqual({
      ahead,
      call: { fault: 'html', faultOn: '/v3/x', delay: '2000', clock: String(ahead) },
      text: '200%',
      look: 'dark',
      app: 'loanApp',
      edits: { 'GET /a': '{}' }
    })
  })

  test('leaves the sandbox its time where only the phone is ahead', () => {
    const { ahead, call } = settingsOf(readPlace({ clock: 'phone-hour' }))
    expect(ahead).toBe(3_600_000)
    expect(call).toEqual({})
  })
})

describe('the search', () => {
  const due = stateWith({})
  const refused = stateWith({
    name: 'repay-refused',
    title: 'Refused',
    area: 'repayment',
    page: 'repay.html',
    pageTitle: 'Repayment',
    calls: ['/v3/installment/loan-play-detail'],
    about: 'html',
    url: 'repay.html?sessionId=due&fault=html'
  })
  const all = [due, refused]

  test.each([
    ['', [due, refused]],
    ['174', [due]],
    ['ORDER due', [due]],
    ['repayment', [refused]],
    ['loan-play-detail', [refused]],
    ['fault=html', [refused]],
    ['order 180', []]
  ])('for "%s" finds what has all of its words', (search, found) => {
    expect(findStates(all, search)).toEqual(found)
  })

  test('shows what it finds by area and page', () => {
    expect(groupStates([due, refused, { ...due, name: 'order-two' }])).toEqual([
      {
        area: 'order',
        pages: [
          {
            page: 'order.html',
            title: 'Order Details',
            states: [due, { ...due, name: 'order-two' }]
          }
        ]
      },
      {
        area: 'repayment',
        pages: [{ page: 'repay.html', title: 'Repayment', states: [refused] }]
      }
    ])
  })
})

import { expect, test, vi } from 'vitest'
import { acceptedTerms } from '../../../../shared/features/loan-offer/accepted-terms.ts'
import {
  acceptedLink,
  forgetAccepted,
  tellAccepted,
  wasJustAccepted
} from '../../../../shared/features/loan-offer/just-accepted.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const { open } = prepareBackend()
const terms = [{ text: 'You get', value: '₱4.750,00' }]

test('a loan that nobody accepted was not accepted', () => {
  expect(wasJustAccepted()).toBe(false)
})

test('an accepted loan is told of once, and its terms stay for the page that shows them', () => {
  tellAccepted(terms, '')
  expect(wasJustAccepted()).toBe(true)
  expect(wasJustAccepted()).toBe(false)
  expect(acceptedTerms()).toEqual(terms)
})

test('a loan that was accepted a minute ago is no news', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  tellAccepted(terms, '')
  vi.setSystemTime(Date.now() + 60_000)
  expect(wasJustAccepted()).toBe(false)
})

test('the link of an accepted loan is known where its offer is opened again, and for no other', () => {
  open('confirm')
  expect(acceptedLink()).toBeUndefined()
  tellAccepted(terms, '/order.html?orderId=7')
  expect(acceptedLink()).toBe('/order.html?orderId=7')
  open('confirm', { orderId: '8' })
  expect(acceptedLink()).toBeUndefined()
})

test('nor to another borrower, nor once another loan of the product is taken', () => {
  open('confirm')
  tellAccepted(terms, '/order.html?orderId=7')
  open('confirm', { sessionId: 'another' })
  expect(acceptedLink()).toBeUndefined()
  open('confirm')
  expect(acceptedLink()).toBe('/order.html?orderId=7')
  forgetAccepted()
  expect(acceptedLink()).toBeUndefined()
})

import { expect, test } from 'vitest'
import { $toast } from '../../../../shared/context/toast.ts'
import { openOrder } from '../../../../shared/features/loan-offer/open-order.ts'
import { leaving } from '../../../../shared/lib/single-flight.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const { navigations } = backend

test('the order of a taken loan opens in place of the page, which stays locked meanwhile', () => {
  backend.open('confirm')
  const address = `${location.origin}/order.html?orderId=7`
  expect(openOrder(address)).toBe(leaving)
  expect(navigations).toEqual([`replace ${address}`])
})

test('the order of a taken loan knows its user, whose records its page would remove otherwise', () => {
  backend.open('confirm', { userKey: 'ada' })
  openOrder(`${location.origin}/order.html?orderId=7&sessionId=s`)
  expect(navigations).toEqual([
    expect.stringMatching(/order\.html\?orderId=7&sessionId=s&userKey=ada$/)
  ])
})

test('an order that the app opens leaves the page standing, and unlocked', () => {
  const posted = stubApp()
  backend.open('confirm')
  expect(openOrder('loanapp://order/detail')).toBeUndefined()
  expect(posted).toEqual([{ action: 'goToPage', payload: 'loanapp://order/detail' }])
  expect(navigations).toEqual([])
})

test('an address that is refused is not spoken of: the page of this order opens instead', () => {
  backend.open('confirm')
  expect(openOrder('javascript:alert(1)')).toBe(leaving)
  expect(navigations).toEqual([
    expect.stringMatching(/^replace \/order\.html\?.*orderId=20410001$/)
  ])
  expect($toast.get()).toBeUndefined()
})

test('without any order the app goes to its home', () => {
  const posted = stubApp()
  backend.open('confirm', { orderId: '' })
  expect(openOrder('')).toBeUndefined()
  expect(posted).toEqual([{ action: 'goHome' }])
  expect(navigations).toEqual([])
})

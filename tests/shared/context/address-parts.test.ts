import { afterEach, expect, test } from 'vitest'
import { fragment, setFragment } from '../../../shared/context/fragment.ts'
import { loanParams } from '../../../shared/context/loan-params.ts'

afterEach(() => history.replaceState(null, '', '/order.html'))

test('the part behind # is what a page puts there, and is in no request', () => {
  history.replaceState(null, '', '/verify.html?a=1')
  expect(fragment()).toBe('')
  setFragment('part')
  expect(fragment()).toBe('part')
  expect(location.search).toBe('?a=1')
})

test('a loan is named by its product and its order, as far as the address has them', () => {
  history.replaceState(null, '', '/order.html?productId=1&orderId=2&sessionId=s')
  expect(loanParams()).toEqual({ productId: '1', orderId: '2' })
  history.replaceState(null, '', '/order.html?orderId=2')
  expect(loanParams()).toEqual({ productId: undefined, orderId: '2' })
})

import { afterEach, expect, test } from 'vitest'
import { findsDraftsAgain } from '../../../shared/context/finds-drafts-again.ts'

afterEach(() => history.replaceState(null, '', '?'))

test.each([
  ['userKey=ana&product_id=301', true],
  ['product_id=301&orderId=20410001', true],
  ['orderNo=20410001', true],
  ['problemId=7', true],
  ['sessionId=s&product_id=301', false],
  ['userKey=&orderId=', false],
  ['', false]
])('who opens ?%s again after a login finds his drafts: %s', (search, isFound) => {
  history.replaceState(null, '', `?${search}`)
  expect(findsDraftsAgain()).toBe(isFound)
})

import { expect, test } from 'vitest'
import { commonParams } from '../../../shared/context/common-params.ts'
import { internalLink } from '../../../shared/context/internal-link.ts'
import { hasOwner, owner } from '../../../shared/context/owner.ts'
import { pages } from '../../../shared/pages.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()

test('a user is the same in every session, another user is another, and neither can be read', () => {
  openAddress('/order.html?userKey=SECRET&sessionId=a')
  const first = owner()
  openAddress('/order.html?userKey=SECRET&sessionId=b')
  expect(owner()).toBe(first)
  expect(first).not.toContain('SECRET')
  openAddress('/order.html?userKey=OTHER&sessionId=a')
  expect(owner()).not.toBe(first)
})

test('without a user the session counts, whatever the device', () => {
  openAddress('/order.html?sessionId=a&deviceId=d')
  const first = owner()
  openAddress('/order.html?sessionId=a')
  expect(owner()).toBe(first)
  openAddress('/order.html?sessionId=b&deviceId=d')
  expect(owner()).not.toBe(first)
  expect(hasOwner()).toBe(true)
  openAddress('/order.html?deviceId=d')
  expect(hasOwner()).toBe(false)
})

test('the user’s key is in no call’s parameters, and travels to our own pages', () => {
  for (const { file, anonymous, developer } of pages) {
    if (anonymous || developer) continue
    openAddress(`/${file}?userKey=u&sessionId=s`)
    expect(commonParams()).toEqual({ sessionId: 's' })
    expect(internalLink('repay.html')).toBe('/repay.html?sessionId=s&userKey=u')
  }
})

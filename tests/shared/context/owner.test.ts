import { expect, test } from 'vitest'
import { commonParams } from '../../../shared/context/common-params.ts'
import { internalLink } from '../../../shared/context/internal-link.ts'
import {
  areStrangers,
  hasOwner,
  isOwn,
  isUser,
  loanOwner,
  owner
} from '../../../shared/context/owner.ts'
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

test('a session or a user as long as a token is told from another', () => {
  const token = 'e'.repeat(1900)
  const marks = ['sessionId', 'userKey'].flatMap(name =>
    ['a', 'b'].map(end => {
      openAddress(`/order.html?${name}=${token}${end}`)
      expect(hasOwner()).toBe(true)
      return owner()
    })
  )
  expect(new Set(marks).size).toBe(4)
  expect(internalLink('repay.html')).toBe(`/repay.html?userKey=${token}b`)
})

test('the user’s key is in no call’s parameters, and travels to our own pages', () => {
  for (const { file, anonymous, developer } of pages) {
    if (anonymous || developer) continue
    openAddress(`/${file}?userKey=u&sessionId=s`)
    expect(commonParams()).toEqual({ sessionId: 's' })
    expect(internalLink('repay.html')).toBe('/repay.html?sessionId=s&userKey=u')
  }
})

test('a user is known without a session', () => {
  openAddress('/order.html?userKey=u')
  expect(hasOwner()).toBe(true)
})

test('a borrower’s are the records of himself and of each of his loans, and nobody else’s', () => {
  openAddress('/order.html?sessionId=a')
  expect(isOwn(owner())).toBe(true)
  expect(isOwn(loanOwner('20410001'))).toBe(true)
  expect(loanOwner('20410001')).not.toBe(loanOwner('20410002'))
  // Its digest begins with the other's digits.
  expect(isOwn(`${owner()}1`)).toBe(false)
  expect(isOwn(`of ${owner()}`)).toBe(false)
})

test('only two users who are not the same are strangers: a session may be anybody’s', () => {
  const mark = (query: string) => {
    openAddress(`/order.html?${query}`)
    return owner()
  }
  const [first, second] = [mark('userKey=1'), mark('userKey=2')]
  const [one, other] = [mark('sessionId=a'), mark('sessionId=b')]
  expect([first, second, one, other].map(isUser)).toEqual([true, true, false, false])
  expect(areStrangers(first, second)).toBe(true)
  expect(areStrangers(first, first)).toBe(false)
  expect(areStrangers(first, one)).toBe(false)
  expect(areStrangers(one, first)).toBe(false)
  expect(areStrangers(one, other)).toBe(false)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  $hasDraft,
  $session,
  dismissSessionEnd,
  endSession,
  renewSession,
  sayOnPage
} from '../../../shared/context/session-end.ts'

const openAddress = (search: string) => history.replaceState(null, '', `/bind-bank.html?${search}`)

beforeEach(() => openAddress('userKey=ana'))
afterEach(() => {
  openAddress('')
  document.body.replaceChildren()
  renewSession()
})

test('a session that has ended is told once, and is open again after the next login', () => {
  const states: string[] = []
  const stop = $session.listen(state => void states.push(state))
  endSession()
  endSession()
  dismissSessionEnd()
  renewSession()
  stop()
  expect(states).toEqual(['ended', 'dismissed', 'open'])
})

test('a form that goes with the session is remembered when it ends again', () => {
  document.body.innerHTML = '<form><textarea name="text"></textarea></form>'
  endSession()
  expect($hasDraft.get()).toBe(true)
  document.body.replaceChildren()
  endSession()
  expect($hasDraft.get()).toBe(true)
  renewSession()
  endSession()
  expect($hasDraft.get()).toBe(false)
})

test('a page that asks for the login itself needs no dialog, unless a form had text', () => {
  sayOnPage()
  expect($session.get()).toBe('open')
  endSession()
  sayOnPage()
  expect($session.get()).toBe('dismissed')
  document.body.innerHTML = '<form><textarea name="text"></textarea></form>'
  endSession()
  sayOnPage()
  expect($session.get()).toBe('ended')
})

test.each([
  ['userKey=ana&product_id=301', true],
  ['product_id=301&orderId=20410001', true],
  ['orderNo=20410001', true],
  ['problemId=7', true],
  ['sessionId=s&product_id=301', false],
  ['', false]
])('what was entered at ?%s is found again: %s', (search, isFound) => {
  openAddress(search)
  document.body.innerHTML = '<form><input name="text"></form>'
  endSession()
  expect($hasDraft.get()).toBe(isFound)
})

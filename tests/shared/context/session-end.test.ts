import { afterEach, expect, test } from 'vitest'
import {
  $hadFields,
  $session,
  dismissSessionEnd,
  endSession,
  renewSession,
  sayOnPage
} from '../../../shared/context/session-end.ts'

afterEach(() => {
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
  expect($hadFields.get()).toBe(true)
  document.body.replaceChildren()
  endSession()
  expect($hadFields.get()).toBe(true)
  renewSession()
  endSession()
  expect($hadFields.get()).toBe(false)
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

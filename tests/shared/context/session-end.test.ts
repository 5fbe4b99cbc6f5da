import { expect, test } from 'vitest'
import {
  $session,
  dismissSessionEnd,
  endSession,
  renewSession
} from '../../../shared/context/session-end.ts'

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

import { expect, test, vi } from 'vitest'
import {
  keepSeenPlaces,
  noteRead,
  readSeenPlaces
} from '../../../shared/context/seen-complaints.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()

test('a complaint that was read is no news, in whichever tab of the list it stands', () => {
  openAddress('/complaint-list.html?sessionId=a')
  expect(readSeenPlaces()).toEqual({})
  keepSeenPlaces({ C1: 'open', C2: 'open' })
  noteRead('C2')
  expect(readSeenPlaces()).toEqual({ C1: 'open', C2: '' })
})

test('what one borrower has seen is news to another', () => {
  openAddress('/complaint-list.html?sessionId=a')
  noteRead('C1')
  openAddress('/complaint-list.html?sessionId=b')
  expect(readSeenPlaces()).toEqual({})
})

test('what was seen a week ago is known still', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00'), toFake: ['Date'] })
  openAddress('/complaint-list.html?sessionId=a')
  noteRead('C1')
  vi.advanceTimersByTime(7 * 24 * 3_600_000)
  expect(readSeenPlaces()).toEqual({ C1: '' })
})

test('of more than a hundred the latest are known', () => {
  openAddress('/complaint-list.html?sessionId=a')
  for (let number = 1; number <= 102; number++) noteRead(`C${number}`)
  expect(Object.keys(readSeenPlaces())).toHaveLength(100)
  expect(readSeenPlaces()).toHaveProperty('C102')
  expect(readSeenPlaces()).not.toHaveProperty('C2')
})

test('a record that a phone has spoilt is as if nothing was seen', () => {
  openAddress('/complaint-list.html?sessionId=a')
  noteRead('C1')
  const stored = localStorage.getItem('loan:seen') ?? ''
  localStorage.setItem('loan:seen', stored.replace('{"C1":""}', '["C1"]'))
  expect(readSeenPlaces()).toEqual({})
})

import { beforeEach, expect, test, vi } from 'vitest'
import { dropFormDraft, readFormDraft, saveFormDraft } from '../../../shared/context/form-draft.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const yes = async () => true
const no = async () => false
const read = (of: string, isConfirmed = no) => readFormDraft('reply', of, isConfirmed)
const storedReplies = () => localStorage.getItem('loan:reply') ?? ''

beforeEach(() => {
  openAddress('/complaint-detail.html?sessionId=a')
})

test('a form is kept for what it is about, beside the others, until it is dropped', async () => {
  expect(await saveFormDraft('reply', 'C1', { content: 'one' })).toBe(true)
  await saveFormDraft('reply', 'C2', { content: 'two' })
  await saveFormDraft('reply', 'C1', { content: 'once more' })
  expect(await read('C1')).toEqual({ content: 'once more' })
  expect(await read('C3')).toEqual({})
  dropFormDraft('reply', 'C1')
  expect(await read('C1')).toEqual({})
  expect(await read('C2')).toEqual({ content: 'two' })
})

test('another session’s form waits for the server’s word, and is the new one’s from then on', async () => {
  await saveFormDraft('reply', 'C1', { content: 'one' })
  openAddress('/complaint-detail.html?sessionId=b')
  expect(await read('C1')).toEqual({})
  expect(storedReplies()).toContain('one')
  expect(await read('C1', yes)).toEqual({ content: 'one' })
  expect(await read('C1')).toEqual({ content: 'one' })
})

test('forms of earlier sessions stay beside those of later ones, each until the server has spoken', async () => {
  await saveFormDraft('reply', 'C1', { content: 'one' })
  openAddress('/complaint-detail.html?sessionId=b')
  await saveFormDraft('reply', 'C2', { content: 'two' })
  await saveFormDraft('reply', 'C3', { content: 'three' })
  dropFormDraft('reply', 'C3')
  openAddress('/complaint-detail.html?sessionId=c')
  expect([await read('C1'), await read('C2')]).toEqual([{}, {}])
  expect(await read('C1', yes)).toEqual({ content: 'one' })
  expect([await read('C1'), await read('C2')]).toEqual([{ content: 'one' }, {}])
  expect(await read('C2', yes)).toEqual({ content: 'two' })
})

test('a user’s form beside a session’s is nobody else’s, while the session’s is kept', async () => {
  openAddress('/complaint-detail.html?sessionId=a&userKey=1')
  await saveFormDraft('reply', 'C1', { content: 'one' })
  openAddress('/complaint-detail.html?sessionId=b')
  await saveFormDraft('reply', 'C2', { content: 'two' })
  openAddress('/complaint-detail.html?sessionId=c&userKey=2')
  expect(await read('C1', yes)).toEqual({})
  expect(await read('C2', yes)).toEqual({ content: 'two' })
  expect(storedReplies()).not.toContain('one')
})

test('another user’s form is nobody else’s, whatever the server says', async () => {
  openAddress('/complaint-detail.html?sessionId=a&userKey=1')
  await saveFormDraft('reply', 'C1', { content: 'one' })
  openAddress('/complaint-detail.html?sessionId=b&userKey=2')
  expect(await read('C1', yes)).toEqual({})
  await saveFormDraft('reply', 'C2', { content: 'two' })
  expect(storedReplies()).not.toContain('one')
})

test('five forms are kept, each for a day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') })
  for (const of of ['1', '2', '3', '4', '5', '6']) await saveFormDraft('reply', of, { content: of })
  expect(await read('1')).toEqual({})
  expect(await read('2')).toEqual({ content: '2' })
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(await read('6')).toEqual({})
})

test('the last form that is dropped leaves no record behind, and the others stay as they are', async () => {
  await saveFormDraft('reply', 'C1', { content: 'one' })
  await saveFormDraft('reply', 'C2', { content: 'two' })
  dropFormDraft('reply', 'C1')
  expect(JSON.parse(storedReplies()).data).toMatchObject([{ of: 'C2' }])
  dropFormDraft('reply', 'C2')
  expect(JSON.parse(storedReplies()).data).toBeNull()
})

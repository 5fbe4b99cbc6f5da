import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/complaint-detail/early-values.ts'
import { complaintDetailCall } from '../../../shared/api/complaint-record.ts'
import { readEarly } from '../../setup/read-early.ts'

const now = Date.parse('2026-11-21T00:00:00Z')
const valuesOf = (answer: object) =>
  earlyValues(readEarly(complaintDetailCall, answer), new URLSearchParams(), now)

const message = (from: string, text: string, more: object = {}) => ({
  from,
  name: '',
  time: '2026-11-20T02:00:00Z',
  text,
  images: [],
  ...more
})
const question = message('you', 'I paid.')
const answer = message('us', 'Found.', { images: ['https://cdn.example/a.jpg'] })
const time = '2026-11-20 10:00'

test('an open complaint says early until when it is answered, and what was sent', () => {
  expect(
    valuesOf({ state: 'open', answerBy: '2026-11-25T17:00:00+08:00', thread: [question] })
  ).toEqual({
    stage: expect.stringContaining('25 Nov 2026'.replaceAll(' ', '\u00a0')),
    namesOffice: '',
    isComplete: '1',
    earlier: '',
    messages: [{ you: '1', name: 'You', time, text: 'I paid.' }]
  })
})

test('an answered one shows the answer early with the few messages before it', () => {
  const sent = message('system', 'Sent on.')
  const values = valuesOf({ state: 'answered', canReply: '1', thread: [question, sent, answer] })
  expect(values).toEqual({
    stage: expect.stringContaining('answered'),
    // The room of a line that comes with the page's code.
    namesOffice: '1',
    isComplete: '1',
    earlier: '',
    messages: [
      { you: '1', name: 'You', time, text: 'I paid.' },
      { us: '1', name: 'Automatic message', time, text: 'Sent on.' },
      { us: '1', name: 'Us', time, text: 'Found.' }
    ]
  })
})

test('of a long one it says how much was said before the answer', () => {
  const thread = [question, answer, question, answer, question]
  expect(valuesOf({ state: 'open', thread })).toMatchObject({
    earlier: 'Earlier messages: 3',
    messages: [{ text: 'Found.' }, { text: 'I paid.' }]
  })
})

test.each([
  ['a picture stands above it', [question, answer, question]],
  ['its writer is not known', [question, message('bot', 'Hello.')]],
  ['it has no words', [question, message('us', '')]]
])('a message is left to the page where %s', (_, thread) => {
  expect(valuesOf({ state: 'answered', thread })).toMatchObject({ isComplete: '' })
})

test('a complaint without a conversation is left to the page', () => {
  expect(valuesOf({ type: 'Payment', disposeDetail: 'Found.' })).toEqual({})
  expect(valuesOf({ state: 'open', thread: [] })).toEqual({})
})

test('a thread that lacks the complaint or its answer is left to the page', () => {
  expect(valuesOf({ thread: [message('us', 'Found.'), question] })).toEqual({})
  expect(valuesOf({ disposeDetail: 'Found.', thread: [question] })).toEqual({})
  expect(valuesOf({ disposeDetail: 'Found.', thread: [question, answer] })).not.toEqual({})
})

test('the answer that the complaint led to is the result, as React says it', () => {
  const own = { content: 'I paid.', disposeDetail: 'Found.', disposeName: 'Ana' }
  expect(valuesOf({ ...own, state: 'answered', thread: [question, answer] })).toMatchObject({
    messages: [{ name: 'You' }, { name: 'Process Result · Ana', text: 'Found.' }]
  })
})

test.each([
  ['the complaint', { content: 'I paid twice.' }],
  ['its answer', { disposeDetail: 'Credited.' }],
  ['a picture', { images: ['https://cdn.example/a.jpg'] }]
])('a thread that lacks %s is left to the page', (_, own) => {
  expect(valuesOf({ ...own, state: 'answered', thread: [question, answer] })).toEqual({})
})

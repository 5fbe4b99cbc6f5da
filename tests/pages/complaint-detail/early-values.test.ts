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
const answer = message('us', 'Found.')

test('an open complaint says early until when it is answered', () => {
  expect(
    valuesOf({ state: 'open', answerBy: '2026-11-25T17:00:00+08:00', thread: [question] })
  ).toEqual({ stage: expect.stringContaining('25 Nov 2026'.replaceAll(' ', '\u00a0')) })
})

test('an answered one shows the answer early, and how much was said before', () => {
  const values = valuesOf({ state: 'answered', canReply: '1', thread: [question, answer] })
  expect(values).toEqual({
    stage: expect.stringContaining('answered'),
    earlier: expect.stringContaining('1'),
    name: 'Us',
    time: '2026-11-20 10:00',
    text: 'Found.'
  })
})

test.each([
  ['the borrower has written since', [question, answer, question]],
  ['nothing was said before', [answer]],
  ['it has no words', [question, message('us', '')]]
])('the answer is left to the page where %s', (_, thread) => {
  expect(valuesOf({ state: 'answered', thread })).toEqual({ stage: expect.any(String) })
})

test('a complaint without a conversation is left to the page', () => {
  expect(valuesOf({ type: 'Payment', disposeDetail: 'Found.' })).toEqual({})
  expect(valuesOf({ state: 'open', thread: [] })).toEqual({})
})

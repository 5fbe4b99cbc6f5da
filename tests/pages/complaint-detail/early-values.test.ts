import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/complaint-detail/early-values.ts'
import { complaintDetailCall } from '../../../shared/api/complaint-record.ts'
import { readEarly } from '../../setup/read-early.ts'

const message = { from: 'you', text: 'It closes.', time: '2026-11-20T02:00:00Z' }
const talk = { problemId: 'C7', thread: [message], state: 'open', answerBy: '2026-11-25' }
const plain = { problemId: 'C7', content: 'It closes.' }
const now = Date.parse('2026-11-21T00:00:00Z')

const valuesOf = (answer: object) =>
  earlyValues(readEarly(complaintDetailCall, answer), new URLSearchParams(), now)

test('a conversation shows its only message early, and until when an answer comes', () => {
  expect(valuesOf(talk)).toMatchObject({
    clock: 'We will answer by 25\u00a0Nov\u00a02026.',
    yours: { name: 'You', text: 'It closes.', time: '2026-11-20 10:00' },
    talks: '1',
    climbs: '1'
  })
  const answer = { ...message, from: 'us', name: 'Tala' }
  expect(valuesOf({ ...talk, thread: [answer] })).toMatchObject({ ours: { name: 'Tala' } })
})

test('a complaint without a conversation shows that it waits, or its answer', () => {
  expect(valuesOf(plain)).toMatchObject({ tells: '1', waits: '1' })
  expect(valuesOf({ ...plain, disposeDetail: 'Fixed.' })).toMatchObject({
    reply: 'Fixed.',
    answers: '1'
  })
})

test.each([
  { ...talk, thread: [message, message] },
  { ...talk, thread: [{ ...message, images: ['https://cdn.example/a.jpg'] }] },
  { ...plain, content: '' },
  { ...plain, images: ['https://cdn.example/a.jpg'] },
  { ...plain, disposeImages: ['https://cdn.example/a.jpg'] }
])('what is folded, or has pictures, is left to the page: %o', answer => {
  expect(() => valuesOf(answer)).toThrow()
})

test('where stars are asked for, all is left to the page', () => {
  expect(valuesOf({ ...plain, isNeedScore: '1' })).toEqual({})
})

import { expect, test, vi } from 'vitest'
import { createDetailPage, isConversation } from '../../../pages/complaint-detail/store.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { readyOf } from '../../setup/ready.ts'

const { open } = prepareBackend()

const own = { problemId: 'C1', content: 'I paid.', images: ['https://cdn.example/receipt.jpg'] }
const answered = { disposeName: 'Ana', disposeDetail: 'We have found it.' }
const message = (from: string, text: string) => ({ from, time: '2026-11-20T02:00:00Z', text })

async function readThread(answer: object) {
  open('complaint-detail-waiting')
  answerWith(() => Response.json({ code: 0, data: { ...own, ...answer } }))
  const page = createDetailPage()
  await page.open()
  await vi.waitFor(() => expect(page.$resource.get().state).toBe('ready'))
  return readyOf(page.$resource).data
}

async function read(answer: object) {
  const complaint = await readThread(answer)
  const lines = complaint.thread.map(({ from, text }) => `${from}: ${text}`)
  const { state, thread } = complaint
  return { lines, pictures: thread[0]?.images, goesOn: isConversation(complaint), state }
}

test('a complaint that can be reopened goes on without a thread', async () => {
  const { lines, pictures, goesOn } = await read({ ...answered, state: 'closed', canReopen: 1 })
  expect(goesOn).toBe(true)
  expect(lines).toEqual(['you: I paid.', 'us: We have found it.'])
  expect(pictures).toEqual(own.images)
})

test('a thread of replies begins with the complaint, whose words are nobody else’s', async () => {
  const { lines } = await read({ thread: [message('us', 'Which day?'), message('you', 'Friday')] })
  expect(lines).toEqual(['you: I paid.', 'us: Which day?', 'you: Friday'])
})

test('an answer that the thread lacks is in it', async () => {
  const { lines } = await read({ ...answered, thread: [message('you', 'I paid.')] })
  expect(lines).toEqual(['you: I paid.', 'us: We have found it.'])
})

test('a thread that has both is as it came, and a complaint with neither date nor state is none', async () => {
  const thread = [message('you', ' I  paid.'), message('us', 'We have found it.')]
  const { lines } = await read({ ...answered, thread })
  expect(lines).toEqual(['you:  I  paid.', 'us: We have found it.'])
  expect(await read(answered)).toMatchObject({ lines: [], goesOn: false })
})

test('neither the complaint nor its answer is lost where the thread has other words of both', async () => {
  const thread = [message('you', 'Any news?'), message('us', 'Which receipt?')]
  expect((await read({ ...answered, thread })).lines).toEqual([
    'you: I paid.',
    'you: Any news?',
    'us: Which receipt?',
    'us: We have found it.'
  ])
})

test('pictures that the thread lacks are with their words, and the answer is the result', async () => {
  const disposeImages = ['https://cdn.example/result.jpg']
  const own = message('you', 'I paid.')
  const reply = message('us', 'We have found it.')
  const { thread } = await readThread({ ...answered, disposeImages, thread: [own, reply] })
  expect(thread.map(({ images }) => images)).toEqual([
    ['https://cdn.example/receipt.jpg'],
    disposeImages
  ])
  expect(thread[1]?.name).toBe('Process Result · Ana')
  const sent = { ...reply, images: ['https://cdn.example/own.jpg'] }
  const other = await readThread({ ...answered, disposeImages, thread: [own, sent] })
  expect(other.thread[1]?.images).toEqual(sent.images)
})

test('an answer without a state is an answer, not a late promise', async () => {
  const { state, goesOn } = await read({ ...answered, answerBy: '2026-11-01T17:00:00+08:00' })
  expect([state, goesOn]).toEqual(['answered', true])
})

test('a complaint that the system acknowledges first is there once', async () => {
  const thread = [message('system', 'Received.'), message('you', 'I paid.')]
  expect((await read({ thread })).lines).toEqual(['system: Received.', 'you: I paid.'])
})

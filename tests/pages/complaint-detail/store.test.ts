import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { complaintDetailMessages as detailMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { photoMessages } from '#messages/photos.ts'
import { longestReply } from '../../../pages/complaint-detail/reply.ts'
import { createDetailPage, isConversation } from '../../../pages/complaint-detail/store.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { readUnanswered } from '../../../shared/context/unanswered.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { readyOf } from '../../setup/ready.ts'

// Pauses to the second.
vi.mock('../../../shared/lib/spread.ts', () => ({ spread: (pause: number) => pause }))

const { open, openAddress, calls, navigations } = prepareBackend()
const detail = '/v3/user-problem/problem-detail'
const reply = '/v3/user-problem/problem-reply'
const reopen = '/v3/user-problem/problem-reopen'

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') })
})

async function openDetail(scenario: string) {
  open(`complaint-detail-${scenario}`)
  const page = createDetailPage()
  page.open()
  await wait(0.01)
  const complaint = () => readyOf(page.$resource).data
  return { ...page, complaint }
}

/** Acts as a clerk does at the desk of the sandbox. */
function act(act: string, text: string): Promise<Response> {
  const body = new URLSearchParams({ id: 'C1004', act, text })
  return fetch('/muscular/sandbox/desk?sessionId=complaints', { method: 'POST', body })
}

describe('a conversation', () => {
  test('shows a new answer by itself, asked for ever less often', async () => {
    const { complaint } = await openDetail('waiting')
    expect(complaint().thread).toHaveLength(1)
    await act('answer', 'We have found it.')
    await wait(5)
    expect(complaint().thread.at(-1)?.text).toBe('We have found it.')
    const before = calls(detail).length
    await wait(60)
    expect(calls(detail).length - before).toBeGreaterThan(2)
    expect(calls(detail).length - before).toBeLessThan(6)
  })

  test('is not asked for any more once it is closed', async () => {
    const { complaint } = await openDetail('waiting')
    await act('answer and close', 'Done.')
    await wait(5)
    expect(complaint().state).toBe('closed')
    const before = calls(detail).length
    await wait(300)
    expect(calls(detail)).toHaveLength(before)
  })

  test('takes a photo without a word', async () => {
    const { reply: own } = await openDetail('waiting')
    expect(own.validators().content()).toBe(messages.missing)
    own.photos.restorePhotos(['https://example.com/a.jpg'])
    expect(own.validators().content()).toBeUndefined()
  })

  test('takes a message and shows it', async () => {
    const { complaint, reply: own } = await openDetail('waiting')
    own.change('  And it also happens at night. ')
    own.send()
    own.send()
    await wait(1)
    expect(calls(reply).map(({ body }) => body)).toEqual([
      { problemId: 'C1004', content: 'And it also happens at night.', problemImage: '' }
    ])
    expect(complaint().thread.at(-1)).toMatchObject({
      from: 'you',
      text: 'And it also happens at night.'
    })
    expect(own.isWriting()).toBe(false)
    expect($toast.get()?.text).toBe(messages.sent)
  })

  test('that arrived without an answer may be sent again in the same words', async () => {
    const { complaint, reply: own } = await openDetail('waiting')
    const before = complaint().thread.length
    const { href } = location
    own.change('Any news?')
    history.replaceState(null, '', `${href}&fault=reset&faultOn=problem-reply&faultTimes=1`)
    own.send()
    await wait(1)
    expect($toast.get()?.text).toBe(messages.sent)
    expect(readUnanswered()).toEqual([])
    history.replaceState(null, '', href)
    own.change('Any news?')
    own.send()
    await wait(1)
    expect(complaint().thread).toHaveLength(before + 2)
  })

  test.each([
    ['', true],
    ['&fault=failure&faultOn=problem-reply', false]
  ])(
    'counts as read once it was taken, and not where it was refused: %s',
    async (fault, isRead) => {
      const { reply: own } = await openDetail('waiting')
      localStorage.removeItem('loan:seen')
      history.replaceState(null, '', `${location.href}${fault}`)
      own.change('Any news?')
      own.send()
      await wait(1)
      expect(localStorage.getItem('loan:seen') !== null).toBe(isRead)
    }
  )

  test('is reopened with a reason where it is closed', async () => {
    const { complaint, reply: own } = await openDetail('closed')
    expect(complaint()).toMatchObject({ canReply: false, canReopen: true })
    own.change('The second payment is still missing.')
    own.send()
    await wait(1)
    expect(calls(reopen)).toHaveLength(1)
    expect(complaint()).toMatchObject({ state: 'open', canReply: true })
  })

  test.each(['waiting', 'closed'])(
    'that is %s shows a message that arrived also where it cannot be read again',
    async scenario => {
      const { complaint, reply: own } = await openDetail(scenario)
      const { thread } = complaint()
      own.change('It happened again.')
      history.replaceState(null, '', `${location.href}&fault=http-404&faultOn=problem-detail`)
      own.send()
      await wait(1)
      const message = { from: 'you', name: '', time: '', text: 'It happened again.', images: [] }
      expect(complaint()).toMatchObject({ state: 'open', canReply: true })
      expect(complaint().thread).toEqual([...thread, message])
    }
  )

  test('that is closed meanwhile is reopened without its photos, which stay', async () => {
    const { complaint, reply: own } = await openDetail('closed')
    own.photos.restorePhotos(['https://example.com/a.jpg'])
    const [uploaded] = own.photos.$photos.get()
    const failed = { id: 9, name: 'c', state: 'failed', message: 'No connection.' } as const
    own.photos.$photos.set([...(uploaded ? [uploaded] : []), failed])
    expect(own.validators().content()).toBe(messages.missing)
    own.change('The second payment is still missing.')
    own.send()
    await wait(1)
    expect(complaint()).toMatchObject({ canReply: true })
    expect(own.photos.$photos.get()).toHaveLength(2)
    expect(own.isOpen()).toBe(true)
  })

  test('does not show where the backend sends no thread', () => {
    expect(isConversation({ thread: [] } as never)).toBe(false)
  })
})

describe('photos of a message', () => {
  const complaint = {
    code: '00',
    data: { problemId: 'C1', canReply: 1, thread: [{ from: 'you', text: 'Help' }] }
  }

  async function openReply(last: object = complaint) {
    open('complaint-detail-waiting')
    const sent = answerWith(complaint, { code: '00' }, last)
    const page = createDetailPage()
    await page.open()
    return { ...page.reply, $resource: page.$resource, sent }
  }

  test('are waited for, then sent and taken away', async () => {
    const { sent, ...own } = await openReply()
    own.change('Here is the receipt.')
    own.photos.restorePhotos(['/a.jpg', '/b.jpg'])
    const arrived = own.photos.$photos.get()
    own.photos.$photos.set([...arrived, { id: 9, name: 'c', state: 'uploading', share: 0.5 }])
    await own.send()
    expect($toast.get()?.text).toBe(photoMessages.photosPending)
    expect(own.form.$values.get().content).toBe('Here is the receipt.')
    own.photos.$photos.set(arrived)
    await own.send()
    expect(sent.at(1)?.body.problemImage).toBe('/a.jpg,/b.jpg')
    expect(own.isWriting()).toBe(false)
  })

  test('that are added while it is on its way stay for the next one', async () => {
    const own = await openReply()
    own.photos.restorePhotos(['/a.jpg'])
    const sending = own.send()
    const late = { id: 9, name: 'b', state: 'uploaded', url: '/b.jpg' } as const
    own.photos.$photos.set([...own.photos.$photos.get(), late])
    await sending
    expect(own.sent.at(1)?.body.problemImage).toBe('/a.jpg')
    expect(own.photos.$images.get()).toEqual(['/b.jpg'])
    await wait(0.01)
    expect((await openReply()).photos.$images.get()).toEqual(['/b.jpg'])
  })

  test('stand in a conversation that is refused once they are sent', async () => {
    const { $resource, ...own } = await openReply({ code: '7', message: 'Not now' })
    own.photos.restorePhotos(['/a.jpg'])
    await own.send()
    expect(readyOf($resource).data.thread.at(-1)).toMatchObject({ text: '', images: ['/a.jpg'] })
  })

  test('are writing too, without a word', async () => {
    const own = await openReply()
    own.photos.restorePhotos(['/a.jpg'])
    expect(own.isWriting()).toBe(true)
  })

  test('and its words are there after a killed tab, until they are sent', async () => {
    const own = await openReply()
    own.change('And one more thing')
    await wait(0.3)
    sessionStorage.clear()
    expect((await openReply()).form.$values.get().content).toBe('And one more thing')
    own.photos.restorePhotos(['/a.jpg', '/b.jpg'])
    await wait(0.01)
    sessionStorage.clear()
    const again = await openReply()
    expect(again.form.$values.get().content).toBe('And one more thing')
    expect(again.photos.$images.get()).toEqual(['/a.jpg', '/b.jpg'])
    expect(again.$step.get()).toBe('draft')
    await again.send()
    await wait(0.01)
    expect((await openReply()).isWriting()).toBe(false)
  })

  test('that had not arrived are named when the page is opened again', async () => {
    const own = await openReply()
    own.photos.$photos.set([{ id: 9, name: 'c', state: 'uploading', share: 0.5 }])
    await wait(0.01)
    expect((await openReply()).photos.$lost.get()).toBe(1)
  })

  test('and its words are the same person’s in a new session, once the server has the complaint', async () => {
    const own = await openReply()
    own.change('And one more thing')
    await wait(0.3)
    openAddress('/complaint-detail.html?sessionId=new&problemId=C1004')
    answerWith({ code: '4404', message: 'There is no such complaint.' })
    const other = createDetailPage()
    await other.open()
    expect(other.reply.isWriting()).toBe(false)
    answerWith(complaint)
    const page = createDetailPage()
    await page.open()
    expect(page.reply.form.$values.get().content).toBe('And one more thing')
  })

  test('are never another user’s of the phone', async () => {
    openAddress('/complaint-detail.html?sessionId=a&userKey=1&problemId=C1')
    answerWith(complaint)
    const page = createDetailPage()
    await page.open()
    page.reply.change('And one more thing')
    await wait(0.3)
    openAddress('/complaint-detail.html?sessionId=b&userKey=2&problemId=C1')
    const other = createDetailPage()
    await other.open()
    expect(other.reply.isWriting()).toBe(false)
  })
})

describe('a message that is not taken', () => {
  const complaint = (...texts: string[]) => ({
    code: '00',
    data: {
      problemId: 'C1',
      canReply: 1,
      thread: ['Help', ...texts].map(text => ({ from: 'you', text }))
    }
  })
  const lost = new TypeError('network')

  const sendWith = (...answers: unknown[]) => sendAfter([], ...answers)

  /** Sends a message into a conversation that has these already. */
  async function sendAfter(texts: string[], ...answers: unknown[]) {
    open('complaint-detail-waiting')
    answerWith(complaint(...texts), ...answers)
    const page = createDetailPage()
    await page.open()
    const threads = new Set<string>()
    page.$resource.listen(resource => {
      if (resource.state === 'ready') {
        threads.add(resource.data.thread.map(({ text }) => text).join())
      }
    })
    page.reply.change('More')
    const sending = page.reply.send()
    await wait(120)
    await sending
    return Object.assign(page.reply.form, { threads })
  }

  test('is kept with what the server says', async () => {
    const form = await sendWith({ code: '4515', message: 'This complaint is closed.' })
    expect(form.$values.get().content).toBe('More')
    expect(form.$errors.get().content).toBe('This complaint is closed.')
  })

  test.each([
    ['nothing else', complaint()],
    ['another of his messages', complaint('Else')]
  ])('is kept when nobody knows whether it arrived, with %s after it', async (_what, answer) => {
    const form = await sendWith(lost, answer)
    expect(form.$values.get().content).toBe('More')
    expect(form.$errors.get().content).toBe(messages.uncertain)
  })

  test('is kept when the same was said before', async () => {
    const form = await sendAfter(['More'], lost, complaint('More'))
    expect(form.$values.get().content).toBe('More')
  })

  test.each([
    ['read again', complaint('More', 'And this'), 'Help,More,And this'],
    ['not read again', lost, 'Help,More']
  ])('stands in the conversation once where that is %s', async (_how, again, thread) => {
    const form = await sendWith({ code: '00' }, again, again, again)
    expect([...form.threads]).toEqual([thread])
  })

  test('is kept when only somebody else has said the same', async () => {
    const answer = complaint()
    const theirs = { from: 'us', text: 'More' }
    const form = await sendWith(lost, {
      ...answer,
      data: { ...answer.data, thread: [...answer.data.thread, theirs] }
    })
    expect(form.$values.get().content).toBe('More')
  })

  test('leaves alone what is written while it is on its way', async () => {
    open('complaint-detail-waiting')
    answerWith(complaint(), { code: '00' }, complaint('More'))
    const page = createDetailPage()
    await page.open()
    page.reply.change('More')
    const sending = page.reply.send()
    page.reply.change('More and more')
    await sending
    expect(page.reply.form.$values.get().content).toBe('More and more')
    expect($toast.get()?.text).toBe(messages.sent)
  })

  test('is not lost to an answer that comes while one writes', async () => {
    open('complaint-detail-waiting')
    answerWith(complaint(), complaint('More'))
    const page = createDetailPage()
    await page.open()
    page.reply.change('Still')
    await page.retry()
    expect(page.reply.form.$values.get().content).toBe('Still')
  })

  test.each(['More', ' More\n'])('counts as sent when the conversation has "%s"', async text => {
    const form = await sendWith(lost, complaint(text))
    expect(form.$values.get().content).toBe('')
    expect(form.$errors.get().content).toBeUndefined()
  })
})

describe('the page of a complaint', () => {
  const answered = { code: '00', data: { problemId: 'C1', disposeDetail: 'Done', isNeedScore: 0 } }

  test('says that its address names none, and asks nothing', async () => {
    openAddress('/complaint-detail.html?sessionId=a')
    const page = createDetailPage()
    await page.open()
    expect(page.$resource.get()).toMatchObject({ state: 'failed', message: detailMessages.missing })
    expect(calls()).toEqual([])
  })

  test('leads to one’s complaints with the loan', () => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1&orderId=7')
    createDetailPage().openMine()
    expect(navigations[0]).toMatch(/^assign \/complaint-list\.html\?.*orderId=7/)
  })

  test('asks for a single answer again when it is looked at, and no more once it is there', async () => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    const sent = answerWith({ code: '00', data: { problemId: 'C1' } }, answered)
    await createDetailPage().open()
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0.1)
    expect(sent).toHaveLength(2)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0.1)
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['rated', { isNeedScore: 1 }, true],
    ['left alone', { isNeedScore: 0 }, false]
  ])('asks for a rating of what is to be %s', async (_what, fields, isAsking) => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    answerWith({ code: '00', data: { problemId: 'C1', ...fields } })
    const page = createDetailPage()
    await page.open()
    await wait(3)
    expect(page.rating.$isAsking.get()).toBe(isAsking)
  })

  test('asks nobody for a rating who is writing', async () => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    answerWith({ code: '00', data: { problemId: 'C1', isNeedScore: 1 } })
    const page = createDetailPage()
    await page.open()
    page.reply.change('But')
    await wait(3)
    expect(page.rating.$isAsking.get()).toBe(false)
  })

  test.each([
    ['answered', 'answered', true],
    ['open', 'open', false]
  ])('notes a complaint that is %s as it is read', async (_what, state, isRead) => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    answerWith({ code: '00', data: { problemId: 'C1', state } })
    await createDetailPage().open()
    expect(localStorage.getItem('loan:seen') !== null).toBe(isRead)
  })

  test.each([
    ['a picture', { disposeImages: ['/a.jpg'] }],
    ['words', { disposeDetail: 'Done' }],
    ['a conversation', { thread: [{ from: 'you', text: 'Help' }] }]
  ])('asks no more for an answer that is %s, when it is looked at', async (_what, fields) => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    const data = { problemId: 'C1', state: 'closed', ...fields }
    const sent = answerWith({ code: '00', data })
    await createDetailPage().open()
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0.1)
    expect(sent).toHaveLength(1)
  })

  test('asks nothing and notes nothing as read while nobody looks', async () => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    const sent = answerWith({ code: '00', data: { problemId: 'C1', state: 'answered' } })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    onTestFinished(() => hidden.mockRestore())
    await createDetailPage().open()
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(0.1)
    expect(sent).toHaveLength(1)
    expect(localStorage.getItem('loan:seen')).toBeNull()
  })

  test('uploads photos again that failed, once there is a network', async () => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    answerWith(answered)
    const page = createDetailPage()
    const retry = vi.spyOn(page.reply.photos, 'retryFailed')
    await page.open()
    dispatchEvent(new Event('online'))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('sends no message of a complaint that has not come', async () => {
    openAddress('/complaint-detail.html?sessionId=a&problemId=C1')
    const sent = answerWith(answered)
    const page = createDetailPage()
    page.reply.change('More')
    await page.reply.send()
    expect(sent).toEqual([])
    expect(page.reply.form.$values.get().content).toBe('More')
  })

  test('takes no more of a message than there is room for', () => {
    const { reply: own } = createDetailPage()
    expect(own.change('x'.repeat(longestReply))).toHaveLength(longestReply)
    expect(own.change(`${'x'.repeat(longestReply)}y`)).toBe('x'.repeat(longestReply))
    expect(own.validators().content()).toBeUndefined()
    own.change('  ')
    expect(own.validators().content()).toBe(messages.missing)
    expect(own.isWriting()).toBe(false)
  })
})

import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Claim } from '../../../pages/complaint-detail/claim.tsx'
import { conversationStage } from '../../../pages/complaint-detail/conversation-stage.ts'
import { nextOfficeText } from '../../../pages/complaint-detail/next-office.ts'
import { Stage } from '../../../pages/complaint-detail/stage.tsx'
import { createDetailPage } from '../../../pages/complaint-detail/store.ts'
import type { Complaint } from '../../../shared/api/complaint-record.ts'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { marketTime } from '../../../shared/context/market-time.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { actUntil, prepareRoot } from '../../setup/react-root.ts'
import { readyOf } from '../../setup/ready.ts'

const { open } = prepareBackend()

const entry = (from: 'you' | 'us' | 'system', text: string, name = '', images: string[] = []) => ({
  from,
  name,
  time: '2026-11-20T02:00:00Z',
  text,
  images
})

const waiting = {
  id: 'C7',
  order: '',
  type: 'Payment not credited',
  content: 'I paid.',
  state: 'open',
  answerBy: '2026-11-25T17:00:00+08:00',
  thread: [entry('you', 'I paid.', '', ['https://cdn.example/a.jpg'])],
  needsScore: false,
  canReply: true,
  canReopen: false
} as unknown as Complaint

const answered: Complaint = {
  ...waiting,
  state: 'answered',
  thread: [...waiting.thread, entry('us', 'Found.', 'Agent')]
}

async function show(
  complaint: Complaint,
  now = '2026-11-21T00:00:00Z',
  draft = ''
): Promise<HTMLElement> {
  open('complaint-detail-waiting')
  const store = createDetailPage()
  if (draft) {
    await store.retry()
    store.reply.change(draft)
    store.reply.$step.set('draft')
  }
  noteAnswerDate(now)
  const { host, root } = prepareRoot()
  await act(() =>
    root.render(
      <>
        <Stage text={conversationStage(complaint, marketTime())} />
        <Claim complaint={complaint} store={store} />
      </>
    )
  )
  return host
}

const stageOf = (host: HTMLElement) => host.querySelector('[role=status]')?.textContent
const replyButton = (host: HTMLElement) =>
  host.querySelector<HTMLButtonElement>('[role=log] + button')

/** After a tap on the button that opens it. */
async function formOf(host: HTMLElement) {
  await act(() => replyButton(host)?.click())
  return ['form label', 'form button[type=submit]'].map(
    selector => host.querySelector(selector)?.textContent
  )
}

test('a conversation says who said what, and when by the market’s clocks', async () => {
  const thread = [
    ...waiting.thread,
    entry('us', 'Found.', 'Agent'),
    entry('us', 'Sorry.'),
    entry('system', 'Sent on.')
  ]
  const host = await show({ ...waiting, thread })
  const messages = [...host.querySelectorAll('[role=log] .conversation_message')]
  expect(
    messages.map(message => [
      message.querySelector('.conversation_name')?.textContent,
      message.querySelector('.conversation_time')?.textContent,
      message.querySelector('.detail_text')?.textContent
    ])
  ).toEqual([
    ['You', '20\u00a0Nov\u00a02026, 10:00', 'I paid.'],
    ['Agent', '20\u00a0Nov\u00a02026, 10:00', 'Found.'],
    ['Us', '20\u00a0Nov\u00a02026, 10:00', 'Sorry.'],
    ['Automatic message', '20\u00a0Nov\u00a02026, 10:00', 'Sent on.']
  ])
  expect(host.querySelector('[aria-label="Photo 1"]')).not.toBeNull()
})

test('the head says what comes next, and when it is late', async () => {
  expect(stageOf(await show(waiting))).toBe('We will answer by 25\u00a0Nov\u00a02026, 17:00.')
  const late = await show(waiting, '2026-11-25T09:00:01Z')
  expect(stageOf(late)).toContain(
    'We promised an answer by 25\u00a0Nov\u00a02026, 17:00, and it is late.'
  )
  for (const answerBy of ['', 'soon', '2026-02-31']) {
    expect(stageOf(await show({ ...waiting, answerBy }))).toBe('We are working on it.')
  }
})

test('a form that has sent its reply gives way to its button, which has the focus', async () => {
  const host = await show(waiting, undefined, 'Thank you.')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  host.querySelector('form')?.requestSubmit()
  await vi.waitFor(() => expect(host.querySelector('form')).toBeNull())
  vi.unstubAllGlobals()
  expect(document.activeElement).toBe(replyButton(host))
})

test('one can reply to what is open or answered, and reopen what is closed', async () => {
  expect(await formOf(await show(waiting))).toEqual(['Your message', 'Add to your complaint'])
  expect(await formOf(await show(answered))).toEqual(['Your message', 'Reply'])
  const closed = { ...waiting, state: 'closed', canReply: false, canReopen: true } as const
  const host = await show(closed)
  expect(stageOf(host)).toContain('This complaint is closed.')
  expect(await formOf(host)).toEqual(['What is not solved?', 'Reopen this complaint'])
  expect(host.querySelector('input[type=file]')).toBeNull()
  const ended = await show({ ...closed, canReopen: false })
  expect(ended.querySelector('form')).toBeNull()
})

test('a button right below the answer opens the reply, unless one is written already', async () => {
  const host = await show(answered)
  expect(replyButton(host)?.textContent).toBe('Reply')
  expect(host.querySelector('form')).toBeNull()
  await formOf(host)
  expect(replyButton(host)).toBeNull()
  expect(document.activeElement).toBe(host.querySelector('textarea'))
  const drafted = await show(answered, undefined, 'Still not there.')
  expect(drafted.querySelector('[role=log] + form')).not.toBeNull()
  expect(document.activeElement).not.toBe(drafted.querySelector('textarea'))
})

test('the head of an answer names the nearest and the highest office to ask, or the first one and its day', () => {
  const textOn = (now: string, complaint: Complaint = answered) =>
    nextOfficeText(complaint, Date.parse(now))
  const first = /^Not solved by \d+\sNov\s2026\? Then ask the Grievance Officer\.$/
  expect(textOn('2026-11-21T00:00:00Z')).toMatch(first)
  expect(textOn('2026-11-21T00:00:00Z', { ...answered, state: 'closed' })).toMatch(first)
  expect(textOn('2026-11-30T00:00:00Z')).toBe('Not solved? You can ask the Grievance Officer now.')
  expect(textOn('2027-11-21T00:00:00Z')).toBe(
    'Not solved? You can ask the Grievance Officer or the SEC now.'
  )
  expect(textOn('2026-11-21T00:00:00Z', waiting)).toBeUndefined()
})

test('our last answer is in sight, and what was said long before it is one tap away', async () => {
  const last = [entry('us', 'Found.', 'Agent'), entry('you', 'Thanks.')]
  const few = await show({ ...waiting, thread: [...waiting.thread, ...waiting.thread, ...last] })
  expect(few.querySelector('[role=log] details')).toBeNull()
  const thread = [...waiting.thread, ...waiting.thread, ...waiting.thread, ...last]
  const host = await show({ ...waiting, thread })
  const earlier = host.querySelector('[role=log] details')
  expect(earlier?.hasAttribute('open')).toBe(false)
  expect(earlier?.textContent).toMatch(/^Earlier messages: 3You.*I paid\.$/)
  expect(host.querySelector('[role=log] > ol')?.textContent).toMatch(
    /^Agent.*Found\.You.*Thanks\.$/
  )
})

test('a reply that is left keeps its text', async () => {
  const host = await show(answered, undefined, 'Still not there.')
  const cancel = [...host.querySelectorAll('form button')].find(
    ({ textContent }) => textContent === 'Cancel'
  )
  await act(() => (cancel as HTMLButtonElement).click())
  expect(host.querySelector('form')).toBeNull()
  expect(document.activeElement).toBe(replyButton(host))
  await formOf(host)
  expect(host.querySelector('textarea')?.value).toBe('Still not there.')
})

test.each(['', 'yesterday'])(
  'a complaint that was sent %j names the offices without dates',
  async time => {
    const dated = await show(waiting)
    await actUntil(() => dated.querySelector('.offices') !== null)
    expect(dated.querySelector('.offices')?.textContent).toMatch(/20\d\d/)
    const thread = [{ ...entry('you', 'I paid.'), time }]
    const host = await show({ ...waiting, thread })
    await actUntil(() => host.querySelector('.offices') !== null)
    expect(host.textContent).toContain('Grievance Officer')
    expect(host.querySelector('.offices')?.textContent).not.toMatch(/20\d\d/)
    expect(host.textContent).toContain('What you need there')
    expect(host.textContent).not.toContain('The page of your complaint')
    expect(nextOfficeText({ ...answered, thread }, 0)).toBeUndefined()
  }
)

test('a claimed payment and its letter are in the currency of the loan’s own amounts', async () => {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await ask(url, init)
    const text = await response.text()
    const isRupees = url.includes('problem-init')
    return new Response(isRupees ? text.replaceAll('₱', '₹') : text, response)
  })
  open('complaint-detail-rated', { sessionId: 'disputes' })
  const store = createDetailPage()
  await store.open()
  const { host, root } = prepareRoot()
  const complaint = readyOf(store.$resource).data
  await act(() => root.render(<Claim complaint={complaint} store={store} />))
  const written = () => [...host.querySelectorAll('.rows')].map(rows => rows.textContent).join()
  await actUntil(() => written().includes('₹5.455,00'))
  expect(written()).toContain('₹5.455,00')
  expect(written()).not.toContain('₱')
})

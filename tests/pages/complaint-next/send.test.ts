import { describe, expect, test, vi } from 'vitest'
import { createComplaintPage } from '../../../pages/complaint/store.ts'
import { openMine } from '../../../pages/complaint-next/send.ts'
import { createComplaintNextPage } from '../../../pages/complaint-next/store.ts'
import { saveComplaint } from '../../../shared/api/complaint.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { hastenTime } from '../../setup/hasten-time.ts'
import { readyOf } from '../../setup/ready.ts'

const { open, calls, navigations } = prepareBackend()
const save = '/v3/user-problem/problem-save'

async function sendComplaint(scenario: string, extra = {}) {
  hastenTime()
  open(scenario, extra)
  const { text, sending, open: openPage } = createComplaintNextPage()
  await openPage()
  await vi.advanceTimersByTimeAsync(0)
  text.changeText('text', ' I paid on Monday. ')
  await sending.sendComplaint()
  return sending
}

const storedText = () =>
  JSON.parse(localStorage.getItem('loan:complaint') ?? 'null')?.data?.[0]?.draft.text

/** Sends a complaint that is written on, or gets a photo, while it is on its way. */
async function sendWhile(
  change: (page: ReturnType<typeof createComplaintNextPage>) => void,
  extra = {}
) {
  hastenTime()
  open('complaint-next-payment', extra)
  const page = createComplaintNextPage()
  await page.open()
  await vi.advanceTimersByTimeAsync(0)
  page.text.changeText('text', 'I paid on Monday.')
  const sent = page.sending.sendComplaint()
  change(page)
  await sent
  return page.sending
}

async function sendEarlier(orderNo = '20410001', text = 'I paid on Monday.') {
  open('complaint-next-payment', { orderNo })
  const earlier = { type: '2', subType: '', text, images: [], orderNo }
  expect((await saveComplaint(earlier)).success).toBe(true)
}

describe('a complaint', () => {
  test('that is refused says why, and can be sent again', async () => {
    const {
      $refusal,
      $outcome,
      sendComplaint: again
    } = await sendComplaint('complaint-next-refused')
    expect($refusal.get()).toMatch(/./)
    expect($outcome.get()).toBeUndefined()
    expect(navigations).toEqual([])
    await again()
    const words = calls(save).map(({ body }) => body.problemDetail)
    expect(words).toEqual(['I paid on Monday.', 'I paid on Monday.'])
  })

  test('whose session has ended says no second time what the whole page says', async () => {
    const ended = { fault: 'session-code', faultOn: 'problem-save' }
    const { $refusal, $outcome } = await sendComplaint('complaint-next-payment', ended)
    expect(calls(save)).toHaveLength(1)
    expect([$refusal.get(), $outcome.get()]).toEqual([undefined, undefined])
  })

  test('that is accepted leaves nothing of a refusal', async () => {
    const fault = { fault: 'failure', faultOn: 'problem-save', faultTimes: '1' }
    const {
      $refusal,
      $outcome,
      sendComplaint: again
    } = await sendComplaint('complaint-next-payment', fault)
    expect($refusal.get()).toMatch(/./)
    await again()
    expect($refusal.get()).toBeUndefined()
    expect($outcome.get()).toBe('sent')
    expect(navigations).toHaveLength(1)
  })

  test('whose answer got lost is found in the list', async () => {
    const lost = { fault: 'reset', faultOn: 'problem-save' }
    const { $outcome, closeOutcome } = await sendComplaint('complaint-next-payment', lost)
    expect($outcome.get()).toBe('arrived')
    expect(navigations).toEqual([])
    closeOutcome()
    expect($outcome.get()).toBeUndefined()
  })

  test('that did not arrive is missing from the list', async () => {
    const lost = { fault: 'offline', faultOn: 'problem-save' }
    const { $outcome } = await sendComplaint('complaint-next-payment', lost)
    expect($outcome.get()).toBe('missing')
  })

  test('does not count as arrived because of an older one with its words', async () => {
    await sendEarlier()
    const lost = { fault: 'offline', faultOn: 'problem-save' }
    const { $outcome } = await sendComplaint('complaint-next-payment', lost)
    expect($outcome.get()).toBe('missing')
  })

  test('is found beside an older one with its words', async () => {
    await sendEarlier()
    const lost = { fault: 'reset', faultOn: 'problem-save' }
    const { $outcome } = await sendComplaint('complaint-next-payment', lost)
    expect($outcome.get()).toBe('arrived')
  })

  test.each([
    ['about its loan', '20410001', 'I paid on Monday.', 'uncertain'],
    ['about another', '20410002', 'I paid on Monday.', 'missing'],
    ['of other words', '20410001', 'I paid on Friday.', 'missing']
  ])(
    'is not taken for an older one %s where the list came late',
    async (_, orderNo, words, outcome) => {
      await sendEarlier(orderNo, words)
      hastenTime()
      open('complaint-next-payment', { fault: 'offline', faultOn: 'problem-save' })
      const { text, sending } = createComplaintNextPage()
      text.changeText('text', 'I paid on Monday.')
      await sending.sendComplaint()
      expect(sending.$outcome.get()).toBe(outcome)
    }
  )

  test('is found in a list that does not say what loans its complaints are about', async () => {
    const lost = { fault: 'reset', faultOn: 'problem-save' }
    const { fetch } = window
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await fetch(...call)
      return new Response((await answer.text()).replaceAll('"orderNo"', '"other"'), answer)
    })
    const { $outcome } = await sendComplaint('complaint-next-payment', lost)
    expect($outcome.get()).toBe('arrived')
  })

  test('that was looked for after a lost answer still counts as arrived', async () => {
    const lost = { fault: 'reset', faultOn: 'problem-save' }
    const sending = await sendComplaint('complaint-next-payment', lost)
    await sending.noteListed()
    await sending.sendComplaint()
    expect(sending.$outcome.get()).toBe('arrived')
  })

  test('has no number of an older one while the list lacks it', async () => {
    await sendEarlier()
    const { fetch } = window
    let list: Promise<Response> | undefined
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (!String(call[0]).includes('problem-list')) return fetch(...call)
      list ??= fetch(...call)
      return (await list).clone()
    })
    await sendComplaint('complaint-next-payment')
    const { $sent, open: openStart } = createComplaintPage()
    await openStart()
    expect($sent.get()?.number).toBe('')
  })

  test('counts as perhaps sent while the list does not answer either', async () => {
    const { $outcome } = await sendComplaint('complaint-next-payment', { fault: 'offline' })
    expect($outcome.get()).toBe('uncertain')
  })

  test('is thanked for without a number where the list does not answer', async () => {
    const fault = { fault: 'failure', faultOn: 'problem-list' }
    const { $outcome, closeOutcome } = await sendComplaint('complaint-next-payment', fault)
    closeOutcome()
    expect($outcome.get()).toBe('sent')
    const { $sent, open: openStart } = createComplaintPage()
    await openStart()
    expect($sent.get()?.number).toBe('')
  })
})

test('a complaint waits for a photo that is still on its way', async () => {
  open('complaint-next-payment')
  const { text, photos, sending } = createComplaintNextPage()
  text.changeText('text', 'I paid on Monday.')
  photos.$photos.set([{ id: 1, name: 'a.jpg', state: 'uploading', share: 0.5 }])
  await sending.sendComplaint()
  expect($toast.get()?.text).toMatch(/photo/)
  expect(calls()).toEqual([])
})

test('the list of complaints keeps the loan of the address', () => {
  open('complaint-next-payment', { productId: '301' })
  openMine()
  expect(navigations[0]).toMatch(
    /^assign \/complaint-list\.html\?.*orderId=20410001&productId=301$/
  )
})

const writesOn = ({ text }: ReturnType<typeof createComplaintNextPage>) =>
  text.changeText('text', 'I paid on Monday. At 9 pm.')
const addsPhoto = ({ photos }: ReturnType<typeof createComplaintNextPage>) =>
  photos.restorePhotos(['/a.jpg'])
const choosesPhoto = ({ photos }: ReturnType<typeof createComplaintNextPage>) =>
  photos.$photos.set([{ id: 1, name: 'a.jpg', state: 'uploading', share: 0.5 }])

describe('what is written while a complaint is on its way', () => {
  test.each([
    ['words', writesOn, 'I paid on Monday. At 9 pm.'],
    ['a photo', addsPhoto, 'I paid on Monday.'],
    ['a photo that is not there yet', choosesPhoto, 'I paid on Monday.'],
    ['nothing', () => {}, undefined]
  ])('stays a draft, which the next page goes on with: %s', async (_what, change, text) => {
    await sendWhile(change)
    expect(calls(save)[0]?.body).toMatchObject({ problemDetail: 'I paid on Monday.' })
    const { $sent, $restored, open: openStart } = createComplaintPage()
    await openStart()
    expect($sent.get()?.number).toMatch(/^C/)
    expect([$restored.get(), storedText()]).toEqual([Boolean(text), text])
  })

  test('stays a draft where the complaint is found after a lost answer, too', async () => {
    const { $outcome } = await sendWhile(writesOn, { fault: 'reset', faultOn: 'problem-save' })
    expect($outcome.get()).toBe('arrived')
    await vi.waitFor(() => expect(storedText()).toBe('I paid on Monday. At 9 pm.'))
  })
})

describe('the page of a complaint', () => {
  test('names type and sub-type', async () => {
    open('complaint-next-collection')
    const { $about, open: openPage } = createComplaintNextPage()
    await openPage()
    const about = readyOf($about)
    expect(about.data).toMatchObject({
      orderNo: '20410001',
      loan: 'Sample Peso · ₱5.000,00 · Overdue',
      isPayment: false
    })
    expect(about.data.tags).toHaveLength(2)
    expect(navigations).toEqual([])
  })

  test('asks for a type first', async () => {
    open('complaint-next-payment', { problemType: '' })
    const { open: openPage } = createComplaintNextPage()
    await openPage()
    expect(navigations[0]).toMatch(/^replace \/complaint\.html\?.*orderId=20410001/)
    expect(calls()).toEqual([])
  })

  test('asks for a sub-type of a complaint about collection first', async () => {
    open('complaint-next-collection', { problemSonType: '' })
    const { open: openPage } = createComplaintNextPage()
    await openPage()
    expect(navigations[0]).toMatch(/^replace \/complaint\.html\?.*problemType=1/)
  })

  test('does not ask for a sub-type of another complaint', async () => {
    open('complaint-next-payment')
    const { open: openPage } = createComplaintNextPage()
    await openPage()
    expect(navigations).toEqual([])
  })
})

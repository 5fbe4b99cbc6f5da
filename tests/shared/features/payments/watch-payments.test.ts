import { beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

// Pauses to the second.
vi.mock('../../../../shared/lib/spread.ts', () => ({ spread: (pause: number) => pause }))

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }

let isHidden = false
let current: object
let sent: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T02:31:00Z') })
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  backend.open('repay-due')
  current = answer()
  sent = answerWith(() => new Response(JSON.stringify(current)))
})

/** The watch of a tab that is opened now. */
async function openTab() {
  vi.resetModules()
  const { createWatch } = await import('../../../../shared/features/payments/watch-payments.ts')
  let moves = 0
  const watch = createWatch(key, { refresh: () => void moves++ })
  await watch.start()
  const states = () => watch.$latest.get()?.payments.payments.map(({ state }) => state)
  return { ...watch, states, moves: () => moves }
}

const payment = (id: string, state: string) => ({ id, kind: 'repayment', state, amount: 545_500 })
const answer = (...payments: object[]) => ({ code: 0, data: { owed: 545_500, payments } })
const callCount = () => sent.length
const becomes = (state: string) => {
  current = answer(payment('P1', state))
}

async function comeBack(event: 'pageshow' | 'visibilitychange' = 'visibilitychange') {
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  isHidden = false
  if (event === 'pageshow') dispatchEvent(Object.assign(new Event(event), { persisted: true }))
  else document.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
}

const hearEachOther = () =>
  dispatchEvent(Object.assign(new Event('storage'), { key: 'loan:payments' }))

async function anotherWrites(news: object) {
  const { createSharedAnswer } = await import(
    '../../../../shared/features/payments/shared-answer.ts'
  )
  createSharedAnswer(key.orderId).change(news)
  hearEachOther()
}

/** Another tab asks now, and its answer stays out. */
const anotherAsks = () => anotherWrites({ by: 'another', askedAt: Date.now() })

describe('a loan of which nothing is open', () => {
  test('is asked for when the page opens and on a return, in which another app may have paid', async () => {
    const { states } = await openTab()
    expect(states()).toEqual([])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(callCount()).toBe(1)
    await comeBack()
    expect(callCount()).toBe(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(callCount()).toBe(2)
  })
})

describe('a payment that was begun', () => {
  test('is asked for after 3 s, growing by half to 45 s, for 30 minutes', async () => {
    const { begin } = await openTab()
    begin()
    const times: number[] = []
    const start = Date.now()
    for (let second = 0; second < 3600; second++) {
      const before = callCount()
      await vi.advanceTimersByTimeAsync(500)
      if (callCount() > before) times.push((Date.now() - start) / 1000)
    }
    expect(times.slice(0, 8)).toEqual([3, 7.5, 14.5, 24.5, 40, 62.5, 97, 142])
    expect(times[times.length - 1]).toBeLessThanOrEqual(1800)
    expect(times.length).toBeGreaterThan(30)
  })

  test.each(['pageshow', 'visibilitychange'] as const)(
    'is asked for at once on the way back (%s), and nothing is asked meanwhile',
    async event => {
      const { begin, states, moves } = await openTab()
      begin()
      const before = callCount()
      becomes('posted')
      await comeBack(event)
      expect(callCount()).toBe(before + 1)
      expect(states()).toEqual(['posted'])
      expect(moves()).toBe(1)
      // It has come to its end.
      await vi.advanceTimersByTimeAsync(600_000)
      expect(callCount()).toBe(before + 1)
    }
  )

  test('is still watched after the page was killed', async () => {
    const { begin } = await openTab()
    begin()
    const { states } = await openTab()
    const before = callCount()
    becomes('received')
    await vi.advanceTimersByTimeAsync(8000)
    expect(callCount()).toBeGreaterThan(before)
    expect(states()).toEqual(['received'])
    becomes('posted')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(states()).toEqual(['posted'])
  })
})

describe('a payment that is open', () => {
  test('is watched as soon as its code was given out, before any money was seen', async () => {
    becomes('waiting')
    const { states, $open } = await openTab()
    expect($open.get()).toHaveLength(1)
    becomes('received')
    await vi.advanceTimersByTimeAsync(3000)
    expect(states()).toEqual(['received'])
  })

  test('is watched without a tap until it is posted, and moves the page once', async () => {
    becomes('received')
    const { states, moves } = await openTab()
    expect(states()).toEqual(['received'])
    await vi.advanceTimersByTimeAsync(180_000)
    becomes('posted')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(states()).toEqual(['posted'])
    expect(moves()).toBe(1)
    const settled = callCount()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(callCount()).toBe(settled)
  })

  test('stays as shown where the answer is lost or refused', async () => {
    const refusal = { code: '1105', message: 'Your session has ended.', data: null }
    sent = answerWith(
      answer(payment('P1', 'received')),
      new Error('offline'),
      new Error('offline'),
      new Error('offline'),
      refusal,
      answer(payment('P1', 'posted'))
    )
    const { states, moves } = await openTab()
    const { $toast } = await import('../../../../shared/context/toast.ts')
    await vi.advanceTimersByTimeAsync(12_000)
    expect(states()).toEqual(['received'])
    expect(moves()).toBe(0)
    expect($toast.get()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states()).toEqual(['posted'])
  })

  test('keeps the time when its code was given out', async () => {
    const waiting = { ...payment('P1', 'waiting'), madeAt: '2026-11-22T10:30:00+08:00' }
    const received = { ...payment('P1', 'received'), madeAt: '2026-11-22T10:31:00+08:00' }
    answerWith(answer(waiting), answer(received))
    await openTab()
    const { $latest } = await openTab()
    expect($latest.get()?.requestTimes).toEqual({ P1: '2026-11-22T10:30:00+08:00' })
  })

  test('that was paid before anybody asked was given out when the borrower began', async () => {
    const { begin, $latest } = await openTab()
    begin()
    const seen = { ...payment('P1', 'received'), madeAt: '2026-11-22T10:31:40+08:00' }
    const earlier = { ...payment('P0', 'posted'), madeAt: '2026-11-22T10:30:00+08:00' }
    current = answer(seen, earlier)
    await comeBack()
    expect($latest.get()?.requestTimes).toEqual({ P1: '2026-11-22T02:31:00.000Z' })
  })
})

describe('two tabs of one loan', () => {
  test('ask once, and both show the answer', async () => {
    becomes('received')
    const first = await openTab()
    const second = await openTab()
    expect(callCount()).toBe(2)
    expect(second.states()).toEqual(['received'])
    const record = () => localStorage.getItem('loan:payments')
    for (let seconds = 0; seconds < 250; seconds++) {
      if (seconds === 180) becomes('posted')
      const before = record()
      await vi.advanceTimersByTimeAsync(1000)
      if (record() !== before) hearEachOther()
    }
    expect([first.states(), second.states()]).toEqual([['posted'], ['posted']])
    // As often as one would: 3, 7.5, 14.25, 24.4, 39.6, 62.3, 96.5, … s at the most.
    expect(callCount()).toBeLessThanOrEqual(14)
  })

  test('show what the other one has heard, at once and without asking', async () => {
    const first = await openTab()
    becomes('posted')
    await openTab()
    const before = callCount()
    expect(first.states()).toEqual([])
    hearEachOther()
    expect(first.states()).toEqual(['posted'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(callCount()).toBe(before)
  })

  test('hear nothing of another record', async () => {
    const first = await openTab()
    becomes('posted')
    await openTab()
    dispatchEvent(Object.assign(new Event('storage'), { key: 'loan:order' }))
    expect(first.states()).toEqual([])
  })

  test('go on asking when the tab that asked is closed', async () => {
    becomes('received')
    const { states } = await openTab()
    await vi.advanceTimersByTimeAsync(2000)
    await anotherAsks()
    becomes('posted')
    await vi.advanceTimersByTimeAsync(2000)
    expect(states()).toEqual(['received'])
    await vi.advanceTimersByTimeAsync(8000)
    expect(states()).toEqual(['posted'])
  })

  test('are watched on where neither of them has heard how the loan stands', async () => {
    sent = answerWith(new Error('offline'))
    const first = openTab()
    await vi.advanceTimersByTimeAsync(2000)
    const { states } = await first
    await anotherAsks()
    becomes('received')
    sent = answerWith(() => new Response(JSON.stringify(current)))
    await vi.advanceTimersByTimeAsync(2900)
    expect(callCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(states()).toEqual(['received'])
  })

  test('do not go back to what one of them asked earlier and is told later', async () => {
    becomes('received')
    const { states } = await openTab()
    await anotherWrites({ answer: answer(payment('P1', 'waiting')), answeredAt: Date.now() })
    expect(states()).toEqual(['received'])
  })

  test('keep what another asked later where an earlier question is answered last', async () => {
    becomes('received')
    await openTab()
    const late: ((response: Response) => void)[] = []
    sent = answerWith(() => new Promise<Response>(resolve => late.push(resolve)))
    const opening = openTab()
    await vi.advanceTimersByTimeAsync(1000)
    const posted = answer(payment('P1', 'posted'))
    const now = Date.now()
    await anotherWrites({ by: 'another', askedAt: now, answer: posted, answeredAt: now })
    late[0]?.(new Response(JSON.stringify(current)))
    const { states } = await opening
    expect(states()).toEqual(['posted'])
    const { createSharedAnswer } = await import(
      '../../../../shared/features/payments/shared-answer.ts'
    )
    expect(createSharedAnswer(key.orderId).read().answer).toEqual(posted)
  })

  test('are each asked for when they are opened: what another was told may be old', async () => {
    becomes('received')
    await openTab()
    becomes('posted')
    const { states } = await openTab()
    expect(states()).toEqual(['posted'])
  })
})

describe('a page that is opened again', () => {
  const silent = () => answerWith(() => new Promise<Response>(() => {}))

  async function openSilently() {
    sent = silent()
    vi.resetModules()
    const { createWatch } = await import('../../../../shared/features/payments/watch-payments.ts')
    const watch = createWatch(key, { refresh: () => {} })
    void watch.start()
    return watch
  }

  test('knows what was received from the first moment, as of its time', async () => {
    becomes('received')
    await openTab()
    await vi.advanceTimersByTimeAsync(20_000)
    const { $open, $latest } = await openSilently()
    expect($open.get()).toMatchObject([{ id: 'P1', state: 'received' }])
    expect($latest.get()?.asOf).toMatch(/^2026-11-22T02:31/)
  })

  test('names no time of an answer that was kept without one', async () => {
    becomes('received')
    await openTab()
    await anotherWrites({ answeredAt: 0 })
    const { $open, $latest } = await openSilently()
    expect($open.get()).toHaveLength(1)
    expect($latest.get()?.asOf).toBe('')
  })

  test('goes on saying as of when that was while another page asks, too', async () => {
    becomes('received')
    await openTab()
    await vi.advanceTimersByTimeAsync(20_000)
    const { $latest } = await openSilently()
    const asOf = $latest.get()?.asOf
    hearEachOther()
    expect($latest.get()?.asOf).toBe(asOf)
    await anotherAsks()
    expect($latest.get()?.asOf).toBe(asOf)
  })

  test('says the server’s time of it where it is told', async () => {
    current = { code: 0, data: { asOf: '2026-11-22T10:30:00+08:00', payments: [] } }
    const { $latest } = await openTab()
    expect($latest.get()?.asOf).toBe('')
    expect((await openSilently()).$latest.get()?.asOf).toBe('2026-11-22T10:30:00+08:00')
  })

  test.each([
    ['another loan', { orderId: '20410002' }],
    ['another session', { session: 'overdue' }]
  ])(
    'shows nothing of %s',
    async (_who, { orderId = key.orderId, session }: { orderId?: string; session?: string }) => {
      becomes('received')
      await openTab()
      if (session) history.replaceState(null, '', `/repay.html?sessionId=${session}`)
      silent()
      vi.resetModules()
      const { createWatch } = await import('../../../../shared/features/payments/watch-payments.ts')
      const watch = createWatch({ ...key, orderId }, { refresh: () => {} })
      void watch.start()
      expect(watch.$latest.get()).toBeUndefined()
    }
  )
})

describe('an answer that is not understood', () => {
  test.each([[null], [undefined], [{}], ['none']])('payments %s change nothing', async payments => {
    becomes('received')
    const { states, $open } = await openTab()
    current = { code: 0, data: { owed: 545_500, payments } }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(states()).toEqual(['received'])
    expect($open.get()).toHaveLength(1)
  })

  test('a state that is not known leaves the card of before, and is asked for on', async () => {
    becomes('received')
    const { states, moves } = await openTab()
    becomes('processing')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(states()).toEqual(['received'])
    expect(moves()).toBe(0)
    becomes('posted')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(states()).toEqual(['posted'])
  })

  test('a state that is not known counts as open where nothing was known before', async () => {
    becomes('processing')
    const { $open } = await openTab()
    expect($open.get()).toMatchObject([{ id: 'P1', state: 'unknown' }])
  })
})

test('whether it is paid is known before anything that judges it, of that loan alone', async () => {
  const knows = async (orderId = key.orderId) => {
    const { knowsPaid } = await import('../../../../shared/features/payments/loan-page.ts')
    return knowsPaid(() => orderId)
  }
  expect(await knows()).toBe(false)
  await openTab()
  expect(await knows()).toBe(false)
  becomes('received')
  await openTab()
  expect([await knows(), await knows('2041000')]).toEqual([true, false])
  becomes('failed')
  await openTab()
  expect(await knows()).toBe(false)
  current = { code: 0, data: { owed: 0, payments: [] } }
  await openTab()
  expect(await knows()).toBe(true)
})

test('a time that is missing is not 1970', async () => {
  current = answer({ ...payment('P1', 'received'), madeAt: null })
  const { $latest } = await openTab()
  expect($latest.get()?.requestTimes).toEqual({})
})

test('a clock that is put right by three hours freezes nothing', async () => {
  becomes('received')
  vi.setSystemTime('2026-11-22T05:31:00Z')
  const { states } = await openTab()
  await anotherWrites({ by: 'another' })
  vi.setSystemTime('2026-11-22T02:31:00Z')
  becomes('posted')
  await vi.advanceTimersByTimeAsync(5000)
  expect(states()).toEqual(['posted'])
})

test('an open payment is watched for half an hour, and no longer', async () => {
  becomes('received')
  await openTab()
  await vi.advanceTimersByTimeAsync(1_790_000)
  const before = callCount()
  await vi.advanceTimersByTimeAsync(5 * 3_600_000)
  expect(callCount()).toBeLessThanOrEqual(before + 1)
})

test('nothing is asked while the page is hidden, also by a timer that was set before', async () => {
  becomes('received')
  await openTab()
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(callCount()).toBe(1)
})

test('a page that is opened in a hidden tab asks once', async () => {
  becomes('received')
  isHidden = true
  await openTab()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(callCount()).toBe(1)
})

test('a page whose first answer is lost leaves the server alone until he comes back', async () => {
  sent = answerWith(new Error('offline'))
  void openTab()
  await vi.advanceTimersByTimeAsync(5000)
  const before = callCount()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(callCount()).toBe(before)
  await comeBack()
  expect(callCount()).toBe(before + 1)
})

describe('two questions of which the first is answered late', () => {
  const received = () => answer(payment('P1', 'received'))

  /** He begins to pay as the page opens and asks, and is back two seconds later. */
  async function askTwice() {
    const answers: ((body: object) => Promise<unknown>)[] = []
    answerWith(
      () =>
        new Promise<Response>(resolve =>
          answers.push(body => {
            resolve(new Response(JSON.stringify(body)))
            return vi.advanceTimersByTimeAsync(0)
          })
        )
    )
    vi.resetModules()
    const { createWatch } = await import('../../../../shared/features/payments/watch-payments.ts')
    const { $open, start, begin } = createWatch(key, { refresh: () => {} })
    void start()
    begin()
    await vi.advanceTimersByTimeAsync(2000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(answers).toHaveLength(2)
    return { $open, answers }
  }

  test('show the newer answer, though the older one comes after it', async () => {
    const { $open, answers } = await askTwice()
    await answers[1]?.(received())
    await answers[0]?.(answer())
    expect($open.get()).toHaveLength(1)
  })

  test('are not joined by a third while the newer one is out', async () => {
    const { answers } = await askTwice()
    await answers[0]?.(answer())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(answers).toHaveLength(2)
    await answers[1]?.(answer())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(answers).toHaveLength(3)
  })
})

test('a record that is damaged is no answer', async () => {
  localStorage.setItem('loan:payments', '{"version":1,"savedAt":1,"owner":"20410001","data":7}')
  const { states } = await openTab()
  expect(states()).toEqual([])
})

describe('a borrower who is back from paying', () => {
  test('is known to be back once the answer has come, and after a killed page at once', async () => {
    const { begin, $returned } = await openTab()
    await comeBack()
    expect($returned.get()).toBe(false)
    begin()
    expect($returned.get()).toBe(false)
    await comeBack()
    expect($returned.get()).toBe(true)
    expect((await openTab()).$returned.get()).toBe(true)
  })

  test('is back from paying as long as the money is not on the loan, also on a page opened later', async () => {
    becomes('waiting')
    const { begin } = await openTab()
    begin()
    becomes('received')
    await comeBack()
    expect((await openTab()).$returned.get()).toBe(true)
    becomes('posted')
    await comeBack()
    expect((await openTab()).$returned.get()).toBe(false)
  })

  test('is asked for once where a phone tells twice that the page is back', async () => {
    await openTab()
    const before = callCount()
    await comeBack('pageshow')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(callCount()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(500)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(callCount()).toBe(before + 2)
  })
})

test('a payment is watched on after two returns at once', async () => {
  becomes('waiting')
  await openTab()
  await comeBack('pageshow')
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  isHidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  const before = callCount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callCount()).toBeGreaterThan(before)
})

test('a moment that has filled the screen is noted once, for every page of the loan', async () => {
  const { moments } = await openTab()
  expect(moments.last()).toBe('')
  moments.note('P1 posted')
  expect(moments.last()).toBe('P1 posted')
  const setItem = vi.spyOn(localStorage, 'setItem')
  moments.note('P1 posted')
  expect(setItem).not.toHaveBeenCalled()
  expect((await openTab()).moments.last()).toBe('P1 posted')
})

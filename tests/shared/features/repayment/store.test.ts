import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { setClosure } from '../../../../shared/context/closure.ts'
import { $outages } from '../../../../shared/context/outages.ts'
import { renewSession } from '../../../../shared/context/session-end.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import type { PaymentsPart } from '../../../../shared/features/payments/loan-page.ts'
import { createRepaymentStore } from '../../../../shared/features/repayment/store.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
const { open, calls, navigations } = backend
const detail = '/v3/installment/loan-play-detail'
const voucher = '/v3/loan-details/generate-vcode'
/** Asked again and again by pages that tests before have opened. */
const payments = '/v3/loan-details/payments'

const nothingOnItsWay = {
  Panel: () => null,
  guard: action => action(),
  begin: () => {}
} as PaymentsPart

async function openRepay(scenario: string, extra = {}) {
  open(`repay-${scenario}`, extra)
  const repayment = createRepaymentStore('instalment')
  repayment.payments.$part.set(nothingOnItsWay)
  await repayment.load()
  return { ...repayment, $toast }
}

describe('an amount', () => {
  const open = async (repayAmount: unknown) => {
    const list = [{ name: 'Wallet', channel_number: 1, barcode: 'MP1234' }]
    const data = { repayAmount, repayList: list, defDetail: { payCode: 'MP12345' } }
    const sent = answerWith({ code: 0, data })
    return { sent, ...(await openRepay('due')) }
  }

  test.each([0, '0', '0.00', '₱0.00', '-₱120.00', -5])(
    'of %j is nothing to pay, and nothing is sent or kept',
    async amount => {
      const { sent, $obstacle, pay } = await open(amount)
      expect($obstacle.get()?.text).toBe(cashierMessages.nothing)
      await pay()
      expect(sent).toHaveLength(1)
      expect(localStorage.getItem('loan:cashier')).toBeNull()
    }
  )

  test.each(['NaN', 'null', 'undefined', null, undefined, 1e21, '1e+21', 'about ₱5', {}, ''])(
    'of %j is no amount, and nothing is sent',
    async amount => {
      const { sent, $amount, $obstacle, pay } = await open(amount)
      expect($amount.get()).toBe('--')
      expect($obstacle.get()?.text).toBe(messages.noAmount)
      await pay()
      expect(sent).toHaveLength(1)
    }
  )
})

describe('the ways to pay', () => {
  test('start with the first, and change with a tap', async () => {
    const { $channels, $channel, chooseChannel } = await openRepay('due')
    expect($channels.get().length).toBeGreaterThan(1)
    expect($channel.get()).toBe($channels.get()[0])
    const second = $channels.get()[1]
    if (second) chooseChannel(second)
    expect($channel.get()).toBe(second)
  })

  test('keep the chosen one when they are asked for again', async () => {
    const { $channels, $channel, chooseChannel, load } = await openRepay('due')
    const third = $channels.get()[2]
    if (third) chooseChannel(third)
    await load()
    expect($channel.get()).toEqual(third)
  })

  test('keep the chosen one for a page that is opened again, for this borrower and loan', async () => {
    const { $channels, chooseChannel } = await openRepay('due', { sessionId: 'due.a' })
    const third = $channels.get()[2]
    if (third) chooseChannel(third)
    const again = await openRepay('due', { sessionId: 'due.a' })
    expect(again.$channel.get()).toEqual(third)
    const other = await openRepay('due', { sessionId: 'due.b' })
    expect(other.$channel.get()).toEqual(other.$channels.get()[0])
  })

  test('fall back to the first when the chosen one has gone', async () => {
    const list = [1, 2].map(number => ({ name: `Way ${number}`, channel_number: number }))
    answerWith(
      { code: 0, data: { repayAmount: '₱1', repayList: list } },
      { code: 0, data: { repayAmount: '₱1', repayList: list.slice(0, 1) } }
    )
    const { $channels, $channel, chooseChannel, load } = await openRepay('due')
    const second = $channels.get()[1]
    if (second) chooseChannel(second)
    expect($channel.get()?.name).toBe('Way 2')
    await load()
    expect($channel.get()?.name).toBe('Way 1')
  })

  test('keep the chosen one whose barcode is new, and the one that was paid by last', async () => {
    const { pay, chooseChannel, ...page } = await openRepay('due')
    const offer = (barcode: string) => {
      const shops = ['Mart', 'Mart North', 'Bank'].map(name => ({ name, channel_number: 1 }))
      const repayList = [...shops.slice(0, 1), ...shops.map(shop => ({ ...shop, barcode }))]
      return { code: 0, data: { repayAmount: '₱1', repayList } }
    }
    answerWith(
      offer('MP1234'),
      { code: 0, data: { payUrl: 'https://pay.example' } },
      offer('MP5678')
    )
    await page.load()
    const north = page.$channels.get().find(({ name }) => name === 'Mart North')
    if (north) chooseChannel(north)
    await pay()
    await page.load()
    expect(page.$channel.get()).toMatchObject({ name: 'Mart North', barcode: 'MP5678' })
    expect(page.$last.get()).toBe(page.$channel.get())
  })

  test('keep the server’s order, begin with the first, and name the one that was paid by last', async () => {
    const { $channels, chooseChannel, pay } = await openRepay('due')
    const channels = $channels.get()
    const [, second] = channels
    if (second) chooseChannel(second)
    await pay()
    expect(calls(voucher)).toHaveLength(1)
    const again = await openRepay('due')
    expect(again.$channels.get()).toEqual(channels)
    expect(again.$last.get()).toEqual(second)
    // Another loan has a way of its own.
    const other = await openRepay('due', { orderId: '20410002' })
    expect(other.$last.get()).toBeUndefined()
  })

  test('that the operator calls down say so, and are not chosen', async () => {
    const { $channels, $channel, $obstacle } = await openRepay('due')
    const [first, second] = $channels.get()
    const outage = {
      number: first?.number ?? '',
      until: Date.now() + 60_000,
      text: 'Closed today.'
    }
    $outages.set([outage])
    expect($channels.get().map(({ down }) => down)).toEqual(['Closed today.', '', '', ''])
    expect($channel.get()?.name).toBe(second?.name)
    expect($obstacle.get()).toBeUndefined()
    const all = $channels.get().map(({ number }) => ({ ...outage, number }))
    $outages.set(all)
    expect($obstacle.get()?.text).toBe('Closed today.')
    $outages.set([])
    expect($channel.get()?.name).toBe(first?.name)
  })

  test('whose codes have expired are asked for again', async () => {
    const { $repayment, renewCode } = await openRepay('expired-code')
    const codeOf = () => {
      const resource = $repayment.get()
      return resource.state === 'ready' ? resource.data.code : undefined
    }
    const first = codeOf()
    expect(first?.expiresAt).toContain('2020')
    await renewCode()
    expect(codeOf()?.code).toBe(`${first?.code}7`)
    expect(codeOf()?.expiresAt).not.toContain('2020')
  })

  test('that stay expired are shown as expired', async () => {
    const data = {
      repayAmount: '₱1',
      defDetail: { payCode: 'MP12345', expiresAt: '2020-01-05' }
    }
    answerWith(() =>
      Response.json({ code: 0, data }, { headers: { Date: new Date().toUTCString() } })
    )
    const { renewCode, $toast } = await openRepay('due')
    await renewCode()
    expect($toast.get()?.text).toBe(cashierMessages.notRenewed)
  })

  test('leave nothing to pay with where the server names none, and say so', async () => {
    const { $channel, $obstacle, pay, $toast } = await openRepay('no-channels')
    expect($channel.get()).toBeUndefined()
    expect($obstacle.get()?.text).toBe(messages.noMethod)
    await pay()
    expect($toast.get()?.text).toBe(messages.noMethod)
    expect(calls(voucher)).toEqual([])
  })

  test('that stay expired say so once, and not over a failure', async () => {
    const data = { repayAmount: '₱1', defDetail: { payCode: 'MP12345', expiresAt: '2020-01-05' } }
    answerWith(() =>
      Response.json({ code: 0, data }, { headers: { Date: new Date().toUTCString() } })
    )
    const { renewCode, $toast } = await openRepay('due')
    $toast.set({ text: 'No signal', loading: false })
    await renewCode()
    expect($toast.get()?.text).toBe('No signal')
  })

  test('that are renewed say nothing', async () => {
    const { renewCode, $toast } = await openRepay('due')
    await renewCode()
    expect($toast.get()).toBeUndefined()
  })

  test('of the chosen way that stay expired are said to be, beside a code that is good', async () => {
    const list = [{ name: 'Mart', channel_number: 1, barcode: 'MP1', expiresAt: '2020-01-05' }]
    const data = { repayAmount: '₱1', repayList: list }
    answerWith(() =>
      Response.json({ code: 0, data }, { headers: { Date: new Date().toUTCString() } })
    )
    const { renewCode, $toast, $channel } = await openRepay('due')
    expect($channel.get()?.expiresAt).toBe('2020-01-05')
    await renewCode()
    expect($toast.get()?.text).toBe(cashierMessages.notRenewed)
  })

  test('mention no code where the server names neither ways nor a code', async () => {
    const { $obstacle } = await openRepay('no-way')
    expect($obstacle.get()?.text).toBe(messages.noWay)
  })

  test('that share a number are told apart', async () => {
    const { $channels, $channel, chooseChannel } = await openRepay('same-number')
    const [first, second] = $channels.get()
    expect(first?.number).toBe(second?.number)
    if (second) chooseChannel(second)
    expect($channel.get()?.name).toBe('Demo Mart counter')
  })
})

test('an amount that is missing is --, and cannot be paid', async () => {
  const { $amount, $obstacle, pay } = await openRepay('no-amount')
  expect($amount.get()).toBe('--')
  expect($obstacle.get()?.text).toBe(messages.noAmount)
  await pay()
  expect(calls(voucher)).toEqual([])
  expect(navigations).toEqual([])
})

test('lines are folded until more of them are asked for', async () => {
  const { $expanded, toggleRows } = await openRepay('many-lines')
  expect($expanded.get()).toBe(false)
  toggleRows()
  expect($expanded.get()).toBe(true)
  toggleRows()
  expect($expanded.get()).toBe(false)
})

describe('paying', () => {
  test('asks for the link once and goes there, however it is tapped', async () => {
    const { pay, $channel, $amount } = await openRepay('due')
    await Promise.all([pay(), pay(), pay()])
    await pay()
    expect(calls(voucher).map(({ status, body }) => [status, body])).toEqual([
      [
        200,
        {
          productId: '301',
          orderId: '20410001',
          amount: $amount.get(),
          channelNumber: $channel.get()?.number
        }
      ]
    ])
    expect(navigations).toHaveLength(1)
    expect(navigations[0]).toMatch(/^assign http:\/\/localhost/)
    expect(pay.$pending.get()).toBe(true)
  })

  test('goes through the chosen channel', async () => {
    const { pay, $channels, chooseChannel } = await openRepay('due')
    const second = $channels.get()[1]
    if (second) chooseChannel(second)
    await pay()
    expect(calls(voucher)[0]?.body.channelNumber).toBe(second?.number)
  })

  test('that is refused says why until another way is chosen, and is free again', async () => {
    const page = await openRepay('link-refused')
    const { pay, $refusal, $refused, $dialog, $channels, chooseChannel } = page
    await pay()
    expect($refused.get()).toMatch(/ ₱5\.455,00$/)
    expect($refusal.get()).toBe('This payment method is under maintenance. Choose another one.')
    expect($dialog.get()).toBeUndefined()
    expect(pay.$pending.get()).toBe(false)
    const second = $channels.get()[1]
    if (second) chooseChannel(second)
    expect($refusal.get()).toBeUndefined()
    expect($refused.get()).toBeUndefined()
  })

  test('leaves the way as it is where the operator takes no money, or the session has ended', async () => {
    const { pay, $refused, $refusal } = await openRepay('due')
    setClosure(async () => 'Back at noon')
    onTestFinished(() => setClosure(undefined))
    await pay()
    expect($refusal.get()).toBe('Back at noon')
    expect($refused.get()).toBeUndefined()
    setClosure(undefined)
    answerWith(() => new Response('', { status: 401 }))
    await pay()
    expect($refusal.get()).toBeUndefined()
    expect($refused.get()).toBeUndefined()
    renewSession()
  })

  test('opens no hostile link, and is free again', async () => {
    const messagesOfApp = stubApp()
    const { pay, $refusal } = await openRepay('hostile-link')
    await pay()
    expect([...navigations, ...messagesOfApp]).toEqual([])
    expect(pay.$pending.get()).toBe(false)
    expect($refusal.get()).toBe(messages.notOpened)
  })

  const openWith = async (payUrl: string) => {
    const list = [{ name: 'Wallet', channel_number: 1 }]
    answerWith(
      { code: 0, data: { repayAmount: '₱1', repayList: list } },
      { code: 0, data: { payUrl } },
      {}
    )
    return openRepay('due')
  }

  test('hands a wallet that the brand names to the app', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const messagesOfApp = stubApp()
    const { pay, $refusal } = await openWith('gcash://pay?id=1')
    const paying = pay()
    await vi.waitFor(() => expect(messagesOfApp).toHaveLength(1))
    expect(JSON.stringify(messagesOfApp)).toContain('gcash://pay?id=1')
    dispatchEvent(new Event('blur'))
    await paying
    expect($refusal.get()).toBeUndefined()
  })

  test('is asked for with a yes alone while money is on its way', async () => {
    const { pay, payments } = await openRepay('due')
    const ask = vi.fn<(action: () => void) => void>()
    payments.$part.set({ Panel: () => null, guard: ask, begin: () => {} } as PaymentsPart)
    await pay()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(calls(voucher)).toEqual([])
    ask.mock.calls[0]?.[0]()
    await vi.waitFor(() => expect(calls(voucher)).toHaveLength(1))
    await vi.waitFor(() => expect(navigations).toHaveLength(1))
  })

  test('is pending while its tap waits to hear of a payment before, and free again for a yes', async () => {
    const { pay, payments } = await openRepay('due')
    let answer = () => {}
    const ask = vi.fn(() => new Promise<void>(done => (answer = done)))
    payments.$part.set({ Panel: () => null, guard: ask, begin: () => {} } as PaymentsPart)
    const taps = [pay(), pay()]
    expect(pay.$pending.get()).toBe(true)
    answer()
    await Promise.all(taps)
    expect(ask).toHaveBeenCalledOnce()
    expect(pay.$pending.get()).toBe(false)
    expect(calls(voucher)).toEqual([])
  })

  test('by another way than that of the button sends nothing', async () => {
    const { pay, payments, $channels, chooseChannel, $refusal } = await openRepay('due')
    let answer = () => {}
    const guard = (action: () => void) => new Promise<void>(done => (answer = done)).then(action)
    payments.$part.set({ Panel: () => null, guard, begin: () => {} })
    const paying = pay()
    const second = $channels.get()[1]
    if (second) chooseChannel(second)
    answer()
    await paying
    expect(calls(voucher)).toEqual([])
    expect($refusal.get()).toBe(messages.methodHint)
  })

  test('is locked until the wallet has come up, and free again then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { pay } = await openWith('gcash://pay?id=1')
    const paying = pay()
    await vi.waitFor(() => expect(navigations).toHaveLength(1))
    expect(pay.$pending.get()).toBe(true)
    await pay()
    dispatchEvent(new Event('blur'))
    await paying
    expect(pay.$pending.get()).toBe(false)
    expect(navigations).toEqual(['assign gcash://pay?id=1'])
  })

  test.each([
    'gcash://pay?pa=evil@upi&am=1.00&cu=PHP',
    'gcash://pay?%70a=evil@upi',
    'gcash://pay?id=1;pa=evil@upi',
    'gcash://pay?am=2.00',
    'https://pay.example/?%70a=evil@upi'
  ])('of somebody else or another amount (%s) is not opened', async link => {
    const messagesOfApp = stubApp()
    const { pay, $refusal } = await openWith(link)
    await pay()
    expect([...navigations, ...messagesOfApp]).toEqual([])
    expect($refusal.get()).toBe(messages.notOpened)
  })

  test('says what else to do where no wallet comes up, or the brand names none such', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { pay, $refusal } = await openWith('gcash://pay?id=1')
    const paying = pay()
    await vi.advanceTimersByTimeAsync(3000)
    await paying
    expect($refusal.get()).toBe(messages.notOpened)
    const other = await openWith('upi://pay?pa=x')
    await other.pay()
    expect(other.$refusal.get()).toBe(messages.notOpened)
    expect(navigations).toEqual(['assign gcash://pay?id=1'])
  })

  test.each(['reset', 'truncated', 'http-502', 'html', 'half-json', 'no-data'])(
    'whose answer is lost (%s) asks what is owed before it is free, and warns',
    async fault => {
      const page = await openRepay('due', { fault, faultOn: 'generate-vcode' })
      const paths: string[] = []
      page.pay.$pending.listen(pending => {
        if (!pending)
          paths.push(
            ...calls()
              .map(({ path }) => path)
              .filter(path => path !== payments)
          )
      })
      await page.pay()
      // Where the watch hears of the payment first, the loan is read once more.
      expect(paths.slice(0, 3)).toEqual([detail, voucher, detail])
      expect(page.$dialog.get()).toBe('noLink')
      expect(page.$toast.get()).toBeUndefined()
      expect(navigations).toEqual([])
    }
  )

  test('whose answer is lost with the network does not show an old amount as new', async () => {
    const page = await openRepay('due')
    vi.useFakeTimers()
    open('repay-due', { fault: 'offline' })
    const paying = page.pay()
    await vi.advanceTimersByTimeAsync(10_000)
    await paying
    expect(page.$repayment.get().state).toBe('failed')
    expect(page.$amount.get()).toBe('--')
  })
})

describe('links of the page', () => {
  test('the code’s page gets the code and the order', async () => {
    const { openInstructions } = await openRepay('due')
    openInstructions()
    expect(navigations[0]).toMatch(/^assign \/repay-code-2\.html\?.*orderId=20410001$/)
    const record = JSON.parse(localStorage.getItem('loan:repayment') ?? '{}')
    expect(record).toMatchObject({
      data: { orderId: '20410001', instructions: { kind: 'instalment' } }
    })
    expect(record.data.instructions.code).toMatch(/^MP/)
  })

  test('the page of the code does not open without a code', async () => {
    const { openInstructions } = await openRepay('no-code')
    openInstructions()
    expect(navigations).toEqual([])
    expect(localStorage.getItem('loan:repayment')).toBeNull()
  })

  test('the banner leads to the instructions', async () => {
    const { $repayment, openGuide } = await openRepay('guide-banner')
    expect($repayment.get()).toMatchObject({ data: { showsGuide: true } })
    openGuide()
    expect(navigations[0]).toMatch(/^assign \/repay-guide\.html\?/)
  })
})

describe('an extension', () => {
  const openExtension = async (data: object) => {
    open('repay-delay-due')
    const sent = answerWith({ code: 0, data }, { code: 0, data: { payUrl: 'https://ok.example' } })
    const page = createRepaymentStore('extension')
    page.payments.$part.set(nothingOnItsWay)
    await page.load()
    return { sent, ...page }
  }
  const delayInfo = { title: 'Rollover', delayAmount: '₱455.00', nextRepayDate: '2027-02-27' }
  const repayList = [{ name: 'Wallet', channel_number: 1 }]

  test('is paid by its own amount, and is told from a repayment', async () => {
    const data = { repayAmount: '₱5,455.00', repayDate: '2026-11-27', delayInfo, repayList }
    const { sent, pay, $amount, dayOfPayment } = await openExtension(data)
    expect($amount.get()).toBe('₱455.00')
    // It moves the day only when it is paid.
    expect(dayOfPayment()).toBe('2026-11-27')
    await pay()
    expect(sent.at(-1)?.body).toMatchObject({ amount: '₱455.00', isDelay: '1' })
  })

  test('that the server does not offer has no amount', async () => {
    const data = { repayAmount: '₱5,455.00', repayDate: '2026-11-27', repayList }
    const { $amount, $obstacle } = await openExtension(data)
    expect([$amount.get(), $obstacle.get()?.text]).toEqual(['--', messages.noAmount])
  })

  test('leaves the repayment of its loan what that is, and its way to pay', async () => {
    const ways = [...repayList, { name: 'Bank', channel_number: 2 }]
    const debt = { repayAmount: '₱5,455.00', repayDate: '2026-11-27', delayInfo, repayList: ways }
    const extension = await openExtension(debt)
    const [, bank] = extension.$channels.get()
    if (bank) extension.chooseChannel(bank)
    expect(extension.$channel.get()?.name).toBe('Bank')
    const page = createRepaymentStore('instalment')
    answerWith({ code: 0, data: debt })
    await page.load()
    expect(page.dayOfPayment()).toBe('2026-11-27')
    expect(page.$amount.get()).toBe('₱5,455.00')
    expect(page.$channel.get()?.name).toBe('Wallet')
  })

  test('hands its code on as that of an extension', async () => {
    const defDetail = { payCode: 'MX12345' }
    const page = await openExtension({ repayAmount: '₱1', delayInfo, repayList, defDetail })
    page.openInstructions()
    expect(navigations[0]).toMatch(/^assign \/repay-code-2\.html\?.*isDelay=1/)
  })
})

describe('the page’s payments', () => {
  test('know what is due, by when and how soon a way counts', async () => {
    const { payments, $amount, dayOfPayment } = await openRepay('due')
    const { samples, due, kind, posting } = payments.page
    expect(dayOfPayment()).not.toBe('')
    expect(samples()).toEqual([$amount.get(), dayOfPayment()])
    expect(due?.()).toEqual({ amount: $amount.get(), date: dayOfPayment() })
    expect(kind?.()).toBe('instalment')
    expect(posting?.('No such way')).toBe('')
  })

  test('know the codes that the server offers, anew with each answer', async () => {
    const { payments, load } = await openRepay('due')
    const { $offeredCodes } = payments.page
    const codes = $offeredCodes?.get()
    expect(codes).toContain('MP1234510001')
    await load()
    expect($offeredCodes?.get()).toEqual(codes)
    expect($offeredCodes?.get()).not.toBe(codes)
  })

  test('know of each way how soon it counts', async () => {
    const list = [
      { name: 'Bank', channel_number: 1 },
      { name: 'Wallet', channel_number: 2, posts: 'within 5 minutes' }
    ]
    answerWith({ code: 0, data: { repayAmount: '₱1', repayList: list } })
    const { posting } = (await openRepay('due')).payments.page
    expect(posting?.('Wallet')).toBe('within 5 minutes')
    expect(posting?.('Bank')).toBe('')
  })

  test('have what is due asked for again, quietly', async () => {
    const { payments, $repayment, $toast } = await openRepay('due')
    open('repay-due', { fault: 'failure' })
    await payments.page.refresh()
    expect(calls(detail)).toHaveLength(2)
    expect($repayment.get().state).toBe('ready')
    expect($toast.get()).toBeUndefined()
  })
})

test('an address without a loan asks nothing, and says so', async () => {
  backend.openAddress('/repay.html?sessionId=due')
  const { load, hasOrder, dayOfPayment, $amount, $obstacle } = createRepaymentStore('instalment')
  await load()
  expect(hasOrder()).toBe(false)
  expect(calls()).toEqual([])
  expect([dayOfPayment(), $amount.get(), $obstacle.get()]).toEqual(['', '--', undefined])
})

test('the code of the loan is kept for a counter without a signal', async () => {
  await openRepay('due')
  await vi.waitFor(() => expect(localStorage.getItem('loan:cashier')).toContain('MP12345'))
  const again = await openRepay('due')
  expect(again.$slip.get()?.data).toMatchObject({ kind: 'instalment', source: 'loan' })
})

test('the loan itself is opened from its repayment, and a dialog opens and closes', async () => {
  const { hasOrder, openLoan, openDialog, closeDialog, $dialog } = await openRepay('due')
  expect(hasOrder()).toBe(true)
  openLoan()
  expect(navigations[0]).toMatch(/^assign \/order\.html\?.*orderId=20410001$/)
  openDialog('methods')
  expect($dialog.get()).toBe('methods')
  closeDialog()
  expect($dialog.get()).toBeUndefined()
})

test('a way that somebody distrusts is not paid by, another one is', async () => {
  const { $channel, $channels, $distrust, $obstacleOf, distrust, chooseChannel, pay, $toast } =
    await openRepay('due')
  const [first, second] = $channels.get()
  if (!first || !second) throw new Error('There are not two ways')
  distrust(first, 'It pays somebody else.')
  expect($channel.get()).toBe(first)
  expect($distrust.get()).toBe('It pays somebody else.')
  await pay()
  expect($toast.get()?.text).toBe('It pays somebody else.')
  expect(calls(voucher)).toEqual([])
  chooseChannel(second)
  expect($distrust.get()).toBeUndefined()
  expect($obstacleOf.get()(first)).toBe(messages.wrongWay)
  expect($obstacleOf.get()({ ...first, qr: 'a new code' })).toBe('')
  distrust(second, 'It pays another amount.')
  expect($channels.get().map($obstacleOf.get()).filter(Boolean)).toHaveLength(2)
})

describe('a quote that was chosen', () => {
  const quote = {
    option: { id: 'q1', kind: 'part' } as const,
    amount: '₱1,000.00',
    label: 'Part',
    saved: '',
    outcome: undefined,
    isOwn: false,
    problem: undefined,
    correct: () => {},
    takes: () => true,
    checkQuote: async () => undefined as string | undefined,
    renew: () => {}
  }

  test('is paid in place of the whole, by a way that takes it', async () => {
    const { $choice, $channels, $amount, $ownAmount, pay } = await openRepay('due')
    const [, second] = $channels.get()
    $choice.set({ ...quote, takes: number => number === second?.number })
    expect($channels.get()).toEqual([second])
    expect($amount.get()).toBe('₱1,000.00')
    expect($ownAmount.get()).not.toBe('₱1,000.00')
    await pay()
    expect(calls(voucher)[0]?.body).toMatchObject({
      amount: '₱1,000.00',
      optionId: 'q1',
      channelNumber: second?.number
    })
    expect(calls(voucher)[0]?.body).not.toHaveProperty('isDelay')
  })

  test('that cannot be paid leads to its field, which says why', async () => {
    const { $choice, $distrust, pay, $toast } = await openRepay('due')
    const correct = vi.fn()
    $choice.set({ ...quote, problem: 'At least ₱500.00', correct })
    expect($distrust.get()).toBe('At least ₱500.00')
    await pay()
    expect(correct).toHaveBeenCalledOnce()
    expect($toast.get()).toBeUndefined()
    expect(calls(voucher)).toEqual([])
  })

  test('that is over is not paid, and says so', async () => {
    const { $choice, $refusal, pay } = await openRepay('due')
    $choice.set({ ...quote, checkQuote: async () => 'This offer is over.' })
    await pay()
    expect($refusal.get()).toBe('This offer is over.')
    expect(calls(voucher)).toEqual([])
    expect(pay.$pending.get()).toBe(false)
  })

  test('that the server refuses is asked for anew', async () => {
    const { $choice, $refusal, pay } = await openRepay('link-refused')
    const renew = vi.fn()
    $choice.set({ ...quote, renew })
    await pay()
    expect($refusal.get()).toContain('under maintenance')
    expect(renew).toHaveBeenCalledOnce()
  })

  test.each([
    { isOwn: true, of: 'the whole amount' },
    { isOwn: false, of: 'a part' }
  ])('of $of makes its refusal one of the way: $isOwn', async ({ isOwn }) => {
    const { $choice, $refused, pay } = await openRepay('link-refused')
    $choice.set({ ...quote, isOwn })
    await pay()
    expect($refused.get() !== undefined).toBe(isOwn)
  })

  test('makes no amount where the page has none', async () => {
    const { $choice, $amount } = await openRepay('no-amount')
    $choice.set(quote)
    expect($amount.get()).toBe('--')
  })
})

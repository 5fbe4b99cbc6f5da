import { describe, expect, test, vi } from 'vitest'
import { repaymentMessages as messages } from '../../../shared/messages/repayment.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const backend = prepareBackend()
const { open, calls, navigations } = backend
const detail = '/v3/installment/loan-play-detail'
const voucher = '/v3/loan-details/generate-vcode'

async function openRepay(scenario: string, extra = {}) {
  open(`repay-${scenario}`, extra)
  const { repayment } = await import('../../../pages/repay/store.ts')
  const { $toast } = await import('../../../shared/context/toast.ts')
  await repayment.load()
  return { ...repayment, $toast }
}

describe('the ways to pay', () => {
  test('start with the first, and change with a tap', async () => {
    const { $channels, $channel, chooseChannel } = await openRepay('due')
    expect($channels.get().length).toBeGreaterThan(1)
    expect($channel.get()).toBe($channels.get()[0])
    const second = $channels.get()[1]
    chooseChannel(second?.number ?? '')
    expect($channel.get()).toBe(second)
  })

  test('keep the chosen one when they are asked for again', async () => {
    const { $channels, $channel, chooseChannel, load } = await openRepay('due')
    const number = $channels.get()[2]?.number ?? ''
    chooseChannel(number)
    await load()
    expect($channel.get()?.number).toBe(number)
  })

  test('fall back to the first when the chosen one has gone', async () => {
    const list = [1, 2].map(number => ({ name: `Way ${number}`, channel_number: number }))
    answerWith(
      { code: 0, data: { repayAmount: '₱1', repayList: list } },
      { code: 0, data: { repayAmount: '₱1', repayList: list.slice(0, 1) } }
    )
    const { $channel, chooseChannel, load } = await openRepay('due')
    chooseChannel('2')
    expect($channel.get()?.name).toBe('Way 2')
    await load()
    expect($channel.get()?.name).toBe('Way 1')
  })

  test('that are none leave nothing to pay with, and say so', async () => {
    const { $channel, $obstacle, pay, $toast } = await openRepay('no-channels')
    expect($channel.get()).toBeUndefined()
    expect($obstacle.get()).toBe(messages.noMethod)
    await pay()
    expect($toast.get()?.text).toBe(messages.noMethod)
    expect(calls(voucher)).toEqual([])
  })
})

test('an amount that is missing is --, and cannot be paid', async () => {
  const { $amount, $obstacle, pay } = await openRepay('no-amount')
  expect($amount.get()).toBe('--')
  expect($obstacle.get()).toBe(messages.noAmount)
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
    const number = $channels.get()[1]?.number ?? ''
    chooseChannel(number)
    await pay()
    expect(calls(voucher)[0]?.body.channelNumber).toBe(number)
  })

  test('that is refused says why, and is free again', async () => {
    const { pay, $toast, $dialog } = await openRepay('link-refused')
    await pay()
    expect($toast.get()?.text).toBe('This payment method is under maintenance. Choose another one.')
    expect($dialog.get()).toBeUndefined()
    expect(pay.$pending.get()).toBe(false)
  })

  test('opens no hostile link, and is free again', async () => {
    const messagesOfApp = stubApp()
    const { pay } = await openRepay('hostile-link')
    await pay()
    expect([...navigations, ...messagesOfApp]).toEqual([])
    expect(pay.$pending.get()).toBe(false)
  })

  test.each(['reset', 'truncated', 'http-502', 'html', 'half-json', 'no-data'])(
    'whose answer is lost (%s) asks what is owed before it is free, and warns',
    async fault => {
      const page = await openRepay('due', { fault, faultOn: 'generate-vcode' })
      const paths: string[] = []
      page.pay.$pending.listen(pending => {
        if (!pending) paths.push(...calls().map(({ path }) => path))
      })
      await page.pay()
      expect(paths).toEqual([detail, voucher, detail])
      expect(page.$dialog.get()).toBe('uncertain')
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
    expect(record).toMatchObject({ owner: '20410001', data: { kind: 'instalment' } })
    expect(record.data.code).toMatch(/^MP/)
  })

  test('without a code leads to no page of it', async () => {
    const { openInstructions } = await openRepay('no-code')
    openInstructions()
    expect(navigations).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  test('the banner leads to the instructions', async () => {
    const { $repayment, openGuide } = await openRepay('guide-banner')
    expect($repayment.get()).toMatchObject({ data: { showsGuide: true } })
    openGuide()
    expect(navigations[0]).toMatch(/^assign \/repay-guide\.html\?/)
  })
})

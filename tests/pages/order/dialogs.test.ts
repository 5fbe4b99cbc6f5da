import { describe, expect, test, vi } from 'vitest'
import { orderMessages } from '#messages/order.ts'
import { bindCard } from '../../../pages/order/other-actions.ts'
import { saveStoreRating } from '../../../shared/api/order-writes.ts'
import { brand } from '../../../shared/config/brand.ts'
import { orderKey } from '../../../shared/context/order-key.ts'
import { readUnanswered } from '../../../shared/context/unanswered.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()
const { calls, navigations } = backend
const rating = '/v3/loan-details/store-rating'

async function openLoaded(scenario: string, extra = {}) {
  const page = await openOrderPage(backend, scenario, extra)
  return { ...page, order: await loadedOrder(page) }
}

/** An order that asks for every dialog at once. */
const everything = {
  orderStatus: 21,
  reyMsg: 'Withdraw it',
  KindTipsMsg: 'Tips',
  cardNeedPop: 1,
  isScore: '1'
}

describe('dialogs', () => {
  test('come one after the other', async () => {
    answerWith({ code: 0, data: everything })
    const { $dialog, close } = await openLoaded('review')
    const seen = []
    for (let name = $dialog.get(); name; name = $dialog.get()) {
      seen.push(name)
      close(name)
    }
    expect(seen).toEqual(['tips', 'bankCard', 'withdraw', 'rating'])
  })

  test('do not come back when the order is asked for again', async () => {
    const { $dialog, close, retry } = await openLoaded('tips')
    close('tips')
    await retry()
    expect($dialog.get()).toBeUndefined()
  })

  test.each(['due', 'settled', 'missing-fields', 'review'])(
    'do not open for %s',
    async scenario => {
      expect((await openLoaded(scenario)).$dialog.get()).toBeUndefined()
    }
  )

  test('do not open while the order loads', async () => {
    expect((await openOrderPage(backend, 'tips')).$dialog.get()).toBeUndefined()
  })
})

describe('kind tips', () => {
  test('show where there are any', async () => {
    expect((await openLoaded('tips')).$dialog.get()).toBe('tips')
  })

  test.each(['repay', 'rollOver'] as const)('show no more in a session after %s', async action => {
    const { order, ...page } = await openLoaded('tips')
    page[action](order)
    expect((await openLoaded('tips')).$dialog.get()).toBeUndefined()
  })
})

describe('the bank card', () => {
  test('is bound on its page, which is told where it comes from', async () => {
    const { $dialog, bindCard } = await openLoaded('bind-card')
    expect($dialog.get()).toBe('bankCard')
    bindCard()
    expect($dialog.get()).toBeUndefined()
    expect(navigations[0]).toMatch(
      /^assign \/bind-bank\.html\?.*product_id=301&orderId=20410001&source=loanDetail$/
    )
  })
})

test('a bank card is bound by an address that names no loan, too', () => {
  backend.openAddress('/order.html?sessionId=due')
  bindCard()
  expect(navigations[0]).toMatch(
    /^assign \/bind-bank\.html\?.*product_id=&orderId=&source=loanDetail$/
  )
})

describe('the withdraw prompt', () => {
  test('withdraws at playeduL with the common parameters', async () => {
    const { $dialog, withdraw, order } = await openLoaded('withdraw')
    expect($dialog.get()).toBe('withdraw')
    withdraw(order)
    expect(navigations[0]).toMatch(/^assign .*\/elsewhere\?to=withdraw&.*sessionId=withdraw/)
  })

  test('goes home when it is cancelled', async () => {
    const messages = stubApp()
    const { $dialog, cancelWithdraw } = await openLoaded('withdraw')
    cancelWithdraw()
    expect($dialog.get()).toBeUndefined()
    expect(messages).toEqual([{ action: 'goHome' }])
  })

  test.each([110, 174, 200])('does not open for status %s', async orderStatus => {
    answerWith({ code: 0, data: { orderStatus, reyMsg: 'Withdraw it' } })
    expect((await openLoaded('due')).$dialog.get()).toBeUndefined()
  })
})

describe('a rating', () => {
  test('needs a star', async () => {
    const { $dialog, submitRating, $toast, $misses } = await openLoaded('rate-us')
    await submitRating()
    expect($misses.get()).toBe(1)
    expect($toast.get()?.text).toBe('Silakan pilih')
    expect(orderMessages.missingStar).toBe('Silakan pilih')
    expect($dialog.get()).toBe('rating')
    expect(calls(rating)).toEqual([])
  })

  test.each([1, 2, 3])('of %s stars thanks and closes by itself', async stars => {
    const messages = stubApp()
    const { $dialog, chooseStars, submitRating } = await openLoaded('rate-us')
    vi.useFakeTimers()
    chooseStars(stars)
    submitRating()
    await vi.advanceTimersByTimeAsync(1400)
    expect($dialog.get()).toBe('thanks')
    await vi.advanceTimersByTimeAsync(200)
    expect($dialog.get()).toBeUndefined()
    expect(messages).toEqual([])
  })

  test.each([4, 5])('of %s stars goes on to the app’s own', async stars => {
    const messages = stubApp()
    const { $dialog, chooseStars, submitRating } = await openLoaded('rate-us')
    chooseStars(stars)
    await submitRating()
    expect($dialog.get()).toBeUndefined()
    expect(messages).toEqual([{ action: 'goRate' }])
  })

  test.each([
    ['always-five', '5'],
    ['stars', '3']
  ] as const)('sends its score as the brand says: %s', async (score, sent) => {
    const { chooseStars, submitRating } = await openLoaded('rate-us')
    const { score: before } = brand.rating
    brand.rating.score = score
    chooseStars(3)
    await submitRating()
    brand.rating.score = before
    expect(calls(rating).map(({ body }) => body)).toEqual([{ score: sent }])
  })

  test('is sent once for taps in the same task', async () => {
    const { chooseStars, submitRating } = await openLoaded('rate-us')
    chooseStars(5)
    await Promise.all([submitRating(), submitRating(), submitRating()])
    expect(calls(rating)).toHaveLength(1)
  })

  test('whose answer was lost is of this loan alone', async () => {
    const { chooseStars, submitRating } = await openLoaded('rate-us', {
      fault: 'reset',
      faultOn: 'store-rating'
    })
    chooseStars(5)
    await submitRating()
    const [first] = calls(rating)
    expect(readUnanswered()).toMatchObject([{ order: orderKey()?.orderId }])
    await saveStoreRating(5, '20419999')
    await saveStoreRating(5, orderKey()?.orderId)
    const ids = calls(rating).map(({ query }) => query.requestId)
    expect(ids[1]).not.toBe(ids[0])
    expect(ids[2]).toBe(ids[0])
    expect(first?.body).toEqual({ score: '5' })
  })

  test('that fails keeps the dialog and its stars, and says why', async () => {
    const page = await openLoaded('rate-us', { fault: 'failure', faultOn: 'store-rating' })
    page.chooseStars(5)
    await page.submitRating()
    expect(calls(rating)).toHaveLength(1)
    expect([page.$dialog.get(), page.$stars.get()]).toEqual(['rating', 5])
    expect(page.$toast.get()?.text).toMatch(/^We could not do that/)
  })
})

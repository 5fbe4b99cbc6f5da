import { fetchOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { createResource } from '../../api/resource.ts'
import { missingOrder } from '../../api/result.ts'
import { openPage } from '../../bridge/open-page.ts'
import { marketTime } from '../../context/market-time.ts'
import { orderKey } from '../../context/order-key.ts'
import { computed } from '../../lib/computed.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { withPart } from '../../loan/options/part.ts'
import { describeChoice } from './describe-choice.ts'
import { createOptionMoney } from './option-money.ts'
import type { PayingPage } from './paying-page.ts'
import { type Quotes, readQuotes } from './read-quotes.ts'
import { createStoredChoice } from './stored-choice.ts'

/** The option that the page asks for: another amount has to be chosen, unless it is less. */
function usualOption(page: PayingPage, ownAmount: string, offered: readonly QuotedOption[]) {
  const own = parseAmountText(ownAmount)?.minor ?? 0
  const isExtension = page.kind === 'extension'
  return offered.find(({ kind, now }) =>
    isExtension ? kind === 'extension' && now === own : kind === 'full' && now <= own
  )
}

/** The next payment of a plan as a part, if it may be paid as one. */
function partOfPlan(quoted: Quotes | undefined, planned: number): QuotedOption | undefined {
  const part = quoted?.offered.find(({ kind }) => kind === 'part')
  return part && withPart(part, planned)
}

function dueOf({ $next, $repayment }: PayingPage) {
  const resource = $repayment.get()
  return $next.get() ?? { date: resource.state === 'ready' ? resource.data.date : '' }
}

/** Until the borrower chooses, the plan's next payment is chosen, or else the page's own amount. */
export function createPayOptions(page: PayingPage) {
  const quotes = createResource(async () => {
    const key = orderKey()
    return key ? fetchOptions(key) : missingOrder
  })
  const refresh = () => quotes.refresh({ quiet: true })
  const owed = () => {
    const resource = page.$repayment.get()
    return resource.state === 'ready' ? resource.data.amount : ''
  }
  const texts = createOptionMoney(quotes.$resource, owed)
  const { $storedChoice, choose, forget } = createStoredChoice(owed)
  // A chosen quote that ends while it is looked at stays: a tap tells that it is over.
  const $came = computed(quotes.$resource, resource => ({ resource, time: marketTime() }))
  const $quoted = computed(
    [$came, page.$repayment, page.$next],
    ({ resource, time }): Quotes | undefined =>
      resource.state === 'ready' ? readQuotes(resource.data, owed(), time, dueOf(page)) : undefined
  )
  const $chosen = computed([$storedChoice, $quoted, page.$next], (stored, quoted, next) => {
    const part = stored.of === owed() ? undefined : partOfPlan(quoted, next?.minor ?? Number.NaN)
    return part ? { id: part.id, typed: texts.enter(part.now), of: owed() } : stored
  })
  const $option = computed([$quoted, $chosen, page.$ownAmount], (quoted, { id, of }, own) => {
    const offered = quoted?.offered ?? []
    const isHere = ({ kind }: QuotedOption) =>
      page.kind === 'instalment' && kind !== 'extension' && of === owed()
    return offered.find(each => each.id === id && isHere(each)) ?? usualOption(page, own, offered)
  })
  const $choice = computed(
    [$option, $chosen, page.$ownAmount],
    (option, { typed }, ownAmount) =>
      option && describeChoice(option, typed, { ...texts, ownAmount, refresh })
  )

  let isOpen = false
  /** The card calls it each time it is drawn; only the first call loads. */
  const open = () => {
    if (isOpen) return undefined
    isOpen = true
    $choice.subscribe(choice => page.$choice.set(choice))
    // A payment that has arrived changes the quotes.
    page.$ownAmount.listen(own => {
      if (own === noAmount) return
      forget()
      refresh()
    })
    forget()
    return quotes.load()
  }
  /** Leads to the page that takes it: only that of an extension knows its next date. */
  const goTo = ({ id, kind }: QuotedOption) => {
    if (kind === 'extension') return openPage('repay-delay.html', { ...orderKey() })
    choose(id)
    return openPage('repay.html', { ...orderKey() })
  }

  return { ...texts, $quoted, $chosen, $option, $choice, owed, choose, open, goTo }
}

export type PayOptionsStore = ReturnType<typeof createPayOptions>

const stores = new WeakMap<PayingPage, PayOptionsStore>()

/** One for each page, however often its card is drawn. */
export function payOptionsOf(page: PayingPage): PayOptionsStore {
  const store = stores.get(page) ?? createPayOptions(page)
  stores.set(page, store)
  return store
}

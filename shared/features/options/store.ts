import { computed } from 'nanostores'
import { fetchOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { createResource } from '../../api/resource.ts'
import { missingOrder } from '../../api/result.ts'
import { openPage } from '../../bridge/open-page.ts'
import { marketTime } from '../../context/market-time.ts'
import { orderKey } from '../../context/order-key.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { withPart } from '../../loan/options/part.ts'
import { describeChoice } from './describe-choice.ts'
import { createOptionMoney } from './option-money.ts'
import type { PayingPage } from './paying-page.ts'
import { type Quotes, readQuotes } from './read-quotes.ts'
import { createStoredChoice } from './stored-choice.ts'

/** The option that the page asks for: another amount has to be chosen, unless it is less. */
function usualOption({ kind, $ownAmount }: PayingPage, offered: readonly QuotedOption[]) {
  const own = parseAmountText($ownAmount.get())?.minor ?? 0
  const isExtension = kind === 'extension'
  return offered.find(({ kind, now }) =>
    isExtension ? kind === 'extension' && now === own : kind === 'full' && now <= own
  )
}

/** Paying in full is chosen until another option is. */
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
  const { $chosen, choose, forget } = createStoredChoice(owed)
  const $quoted = computed([quotes.$resource, page.$repayment], (resource): Quotes | undefined =>
    resource.state === 'ready' ? readQuotes(resource.data, owed(), marketTime()) : undefined
  )
  const $option = computed([$quoted, $chosen], (quoted, { id, of }) => {
    const offered = quoted?.offered ?? []
    const isHere = ({ kind }: QuotedOption) =>
      page.kind === 'instalment' && kind !== 'extension' && of === owed()
    return offered.find(each => each.id === id && isHere(each)) ?? usualOption(page, offered)
  })
  const $choice = computed([$option, $chosen], (option, { typed }) => {
    const ownAmount = page.$ownAmount.get()
    return option && describeChoice(option, typed, { ...texts, ownAmount, refresh })
  })

  /** The next payment of a running plan is chosen until something else is. */
  const followPlan = (planned: string | undefined) => {
    const minor = parseAmountText(planned ?? '')?.minor
    const part = $quoted.get()?.offered.find(({ kind }) => kind === 'part')
    if (!planned || minor === undefined || !part || !withPart(part, minor)) return
    if ($chosen.get().of !== owed()) {
      $chosen.set({ id: part.id, typed: texts.enter(minor), of: owed() })
    }
  }
  const open = () => {
    $choice.subscribe(choice => page.$choice.set(choice))
    computed([page.$planned, $quoted], planned => planned).subscribe(followPlan)
    // A payment that has arrived changes the quotes.
    page.$ownAmount.listen(() => {
      forget()
      refresh()
    })
    forget()
    return quotes.load()
  }
  /** Leads to the page that takes it: only that of an extension knows its next date. */
  const goTo = ({ id, kind }: QuotedOption) => {
    if (kind === 'extension') return openPage('repay-delay.html', { ...orderKey() })
    choose(id, '')
    return openPage('repay.html', { ...orderKey() })
  }

  return { ...texts, $quoted, $chosen, $option, $choice, owed, choose, open, goTo }
}

export type PayOptionsStore = ReturnType<typeof createPayOptions>

import { atom, computed } from 'nanostores'
import { optionMessages as messages } from '#messages/options.ts'
import { fetchOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { createResource } from '../../api/resource.ts'
import { missingOrder } from '../../api/result.ts'
import { openPage } from '../../bridge/open-link.ts'
import { marketTime } from '../../context/market-time.ts'
import { moneyText } from '../../context/money-text.ts'
import { orderKey } from '../../context/order-key.ts'
import { dropTyped, keepTyped, readTyped } from '../../context/typed.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { isOver } from '../../loan/options/compare.ts'
import { withPart } from '../../loan/options/part.ts'
import { plainAmount } from '../../loan/plain-amount.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { PayChoice } from './pay-choice.ts'
import type { PayingPage } from './paying-page.ts'
import { type Quoted, readQuotes } from './quoted.ts'

const place = () => orderKey()?.orderId ?? ''

/** What an option is once its part is typed; undefined where the amount may not be paid. */
export function typedOption(option: QuotedOption, typed: string): QuotedOption | undefined {
  if (option.kind !== 'part' || typed === '') return option
  return withPart(option, parseAmountText(typed)?.minor ?? Number.NaN)
}

/** The options of a loan on a page where it is paid: paying in full is chosen until another one is. */
export function createPayOptions(page: PayingPage) {
  const quotes = createResource(async () => {
    const key = orderKey()
    return key ? fetchOptions(key) : missingOrder
  })
  const owed = () => {
    const resource = page.$repayment.get()
    return resource.state === 'ready' ? resource.data.amount : ''
  }
  const $quoted = computed([quotes.$resource, page.$repayment], (resource): Quoted | undefined =>
    resource.state === 'ready' ? readQuotes(resource.data, owed(), marketTime()) : undefined
  )
  const kept = readTyped('payOption', place())
  /** What was chosen, and of what amount: once that is paid in part, nobody has chosen to pay the same again. */
  const $chosen = atom({ id: kept.id ?? '', typed: kept.typed ?? '', of: kept.of ?? '' })

  const money = (minor: number | undefined) => {
    const resource = quotes.$resource.get()
    const currency = resource.state === 'ready' ? resource.data.currency : ''
    return moneyText(minor, currency, [owed()])
  }

  /** As a borrower types it, without `.00`: beside amounts whose dots are thousands, `1000.00` looks like 100,000. */
  const enter = (minor: number) => plainAmount(money(minor)).replace(/\.00$/, '')

  /** What the page asks for by itself: a quote of another amount has to be chosen, unless it is less. */
  const usual = (offered: readonly QuotedOption[]) => {
    const own = parseAmountText(page.$ownAmount.get())?.minor ?? 0
    const isExtension = page.kind === 'extension'
    return offered.find(({ kind, now }) =>
      isExtension ? kind === 'extension' && now === own : kind === 'full' && now <= own
    )
  }
  const $option = computed([$quoted, $chosen], (quoted, { id, of }) => {
    const offered = quoted?.offered ?? []
    const isHere = ({ kind }: QuotedOption) =>
      page.kind === 'instalment' && kind !== 'extension' && of === owed()
    return offered.find(each => each.id === id && isHere(each)) ?? usual(offered)
  })

  /** Of a plan that runs, its next payment is asked for until something else is chosen. */
  const followPlan = (planned: string | undefined) => {
    const minor = parseAmountText(planned ?? '')?.minor
    const part = $quoted.get()?.offered.find(({ kind }) => kind === 'part')
    if (!planned || minor === undefined || !part || !withPart(part, minor)) return
    if ($chosen.get().of !== owed()) {
      $chosen.set({ id: part.id, typed: enter(minor), of: owed() })
    }
  }

  const limitsText = ({ now, min = now, max = now }: QuotedOption) =>
    formatMessage(messages.enter, { min: money(min), max: money(max) })

  const $choice = computed([$option, $chosen], (option, { typed }): PayChoice | undefined => {
    if (!option) return undefined
    const paid = typedOption(option, typed)
    const own = page.$ownAmount.get()
    const isOwn = paid?.now === parseAmountText(own)?.minor
    return {
      optionId: option.id,
      amount: isOwn ? own : money((paid ?? option).now),
      label: isOwn ? '' : messages.now,
      isOwn,
      problem: paid ? undefined : limitsText(option),
      takes: number => option.channels.length === 0 || option.channels.includes(number),
      renew: () => void quotes.refresh({ quiet: true }),
      checkQuote: async () => {
        if (!isOver(option, marketTime().now)) return undefined
        await quotes.refresh({ quiet: true })
        return messages.ended
      }
    }
  })

  const choose = (id: string, typed: string) => {
    const chosen = { id, typed, of: owed() }
    $chosen.set(chosen)
    keepTyped('payOption', place(), chosen)
  }
  /** Of an amount that is owed no more; one that is only on its way is not known to be another. */
  const forget = () => {
    const now = owed()
    if (now !== '' && $chosen.get().of !== now) dropTyped('payOption')
  }

  return {
    $quoted,
    $chosen,
    $option,
    $choice,
    money,
    enter,
    limitsText,
    owed,
    open: () => {
      $choice.subscribe(choice => page.$choice.set(choice))
      computed([page.$planned, $quoted], planned => planned).subscribe(followPlan)
      // A payment that has arrived changes what is quoted.
      page.$ownAmount.listen(() => {
        forget()
        quotes.refresh({ quiet: true })
      })
      forget()
      return quotes.load()
    },
    choose,
    /** To the page on which an option is paid: that of an extension knows its next date. */
    goTo: ({ id, kind }: QuotedOption) => {
      if (kind === 'extension') return openPage('repay-delay.html', { ...orderKey() })
      choose(id, '')
      return openPage('repay.html', { ...orderKey() })
    }
  }
}

export type PayOptionsStore = ReturnType<typeof createPayOptions>

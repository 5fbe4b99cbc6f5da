import { atom } from 'nanostores'
import * as v from 'valibot'
import { commonMessages as common } from '#messages/common.ts'
import { loanChangeMessages as messages } from '#messages/loan-changes.ts'
import type { Row } from '../../api/fields.ts'
import { fetchOrder, type Order } from '../../api/order.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { loanOwner } from '../../context/owner.ts'
import { onPageReturn } from '../../context/page-return.ts'
import { keptText, readRecord, writeRecord } from '../../context/storage.ts'
import { elapsed } from '../../lib/elapsed.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { type LoanPage, watchFor } from './loan-page.ts'

export interface Change {
  text: string
  before: string
  after: string
}

const keptRows = v.array(v.object({ text: keptText, value: keptText }))

/** How a loan stood when paying began; kept, since the page may be gone on return. */
const stand = v.object({
  begunAt: v.number(),
  status: v.number(),
  title: keptText,
  /** Names the page that had an amount and a day of its own; undefined for one with none. */
  kind: v.optional(v.picklist(['instalment', 'extension'])),
  /** The page's own rows. */
  own: v.optional(keptRows, []),
  /** The loan's. */
  rows: keptRows
})
type Stand = v.InferOutput<typeof stand>
type ChangingPage = Pick<LoanPage, 'refresh' | 'due' | 'kind'>

function standOf({ status, noticeTitle, rows }: Order, page: ChangingPage): Stand {
  const due = page.due?.()
  const own = due
    ? [
        { text: messages.amount, value: due.amount },
        { text: common.dueDate, value: due.date }
      ]
    : []
  return {
    begunAt: Date.now(),
    status,
    title: noticeTitle,
    kind: due && page.kind?.(),
    own,
    rows
  }
}

/** The loan's own row of that name may be written differently, which is no change. */
function rowsOnPage({ own, rows }: Stand): Row[] {
  const others = rows.filter(row => own.every(({ text }) => text !== row.text))
  return [...own.filter(({ value }) => value !== '' && value !== noAmount), ...others]
}

const isRecent = ({ begunAt }: Stand) => elapsed(begunAt) < watchFor

function changesOf(before: Stand, after: Stand): Change[] {
  const isOther = before.status !== after.status || before.title !== after.title
  // Another page's own rows differ where nothing has changed.
  const rowsOf = before.kind === after.kind ? rowsOnPage : ({ rows }: Stand) => rows
  const [rowsBefore, rowsAfter] = [rowsOf(before), rowsOf(after)]
  const rows = rowsAfter.flatMap(({ text, value }, index) => {
    // Several instalments may have one name.
    const isNamesake = (row: Row) => row.text === text
    const place = rowsAfter.slice(0, index).filter(isNamesake).length
    const was = rowsBefore.filter(isNamesake)[place]
    return was && was.value !== value ? [{ text, before: was.value, after: value }] : []
  })
  return isOther ? [{ text: '', before: before.title, after: after.title }, ...rows] : rows
}

/** Without a service: asks when paying begins and on returns within 30 minutes. */
export function createLoanChanges(key: OrderKey, page: ChangingPage) {
  const { refresh, due } = page
  const $changes = atom<Change[] | undefined>()
  const mark = loanOwner(key.orderId)
  let before = readRecord('stand', mark, stand)?.data

  const begin = async () => {
    if (before && isRecent(before)) before = { ...before, begunAt: Date.now() }
    else {
      const result = await fetchOrder(key)
      if (!result.success) return
      before = standOf(result.data, page)
    }
    writeRecord('stand', mark, before)
  }

  const look = async () => {
    if (document.hidden || !before || !isRecent(before)) return
    const result = await fetchOrder(key)
    if (!result.success) return
    if (due) await refresh()
    const changes = changesOf(before, standOf(result.data, page))
    $changes.set(changes)
    if (changes.length > 0 && !due) refresh()
  }

  onPageReturn(look)
  document.addEventListener('visibilitychange', look)
  // Without a back/forward cache the return is a new page.
  look()
  return { $changes, begin }
}

export type LoanChanges = ReturnType<typeof createLoanChanges>

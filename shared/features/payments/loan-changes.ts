import { atom } from 'nanostores'
import { fetchOrder, type Order } from '../../api/order.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { onPageReturn } from '../../context/page-return.ts'
import { watchFor } from './schedule.ts'

export interface Change {
  text: string
  before: string
  after: string
}

export function changesOf(before: Order, after: Order): Change[] {
  const status = { text: '', before: before.noticeTitle, after: after.noticeTitle }
  const isOther = before.status !== after.status || status.before !== status.after
  const rows = after.rows.flatMap(({ text, value }) => {
    const was = before.rows.find(row => row.text === text)
    return was && was.value !== value ? [{ text, before: was.value, after: value }] : []
  })
  return isOther ? [status, ...rows] : rows
}

/** Without a service, asks for the loan when paying begins and on returns within half an hour; shows changes. */
export function createLoanChanges(key: OrderKey, onMove: () => void) {
  const $changes = atom<Change[] | undefined>()
  let before: Order | undefined
  let until = 0

  const begin = async () => {
    until = Date.now() + watchFor
    if (before) return
    const result = await fetchOrder(key)
    if (result.success) before ??= result.data
  }

  const look = async () => {
    if (document.hidden || !before || Date.now() > until) return
    const result = await fetchOrder(key)
    if (!result.success) return
    const changes = changesOf(before, result.data)
    $changes.set(changes)
    if (changes.length > 0) onMove()
  }

  onPageReturn(look)
  document.addEventListener('visibilitychange', look)
  return { $changes, begin }
}

export type LoanChanges = ReturnType<typeof createLoanChanges>

import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages } from '#messages/arrangement.ts'
import { orderMessages } from '#messages/order.ts'
import { OrderActions } from '../../../pages/order/actions.tsx'
import { ToKeep } from '../../../pages/order/to-keep.tsx'
import { fetchOrder } from '../../../shared/api/order.ts'
import { type OrderKey, orderKey } from '../../../shared/context/order-key.ts'
import { createPayments } from '../../../shared/features/payments/payments.tsx'
import { prepareBackend } from '../../setup/backend.ts'

const { open } = prepareBackend()

test('nobody whose money was received is asked whether he cannot pay, or reminded', async () => {
  open('order-due-rollover')
  const { data: order } = await fetchOrder(orderKey() as OrderKey)
  if (!order) throw new Error('There is no order')
  const samples = () => order.rows.map(({ value }) => value)
  const payments = createPayments({ key: orderKey, refresh: () => {}, samples })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  root.render(
    <>
      <ToKeep order={order} payments={payments} />
      <OrderActions order={order} payments={payments} />
    </>
  )
  const asks = [arrangementMessages.cannotPay, orderMessages.rollOver, orderMessages.rollOverHint]
  const all = [...asks, 'calendar', orderMessages.repayOrRollOver]
  const found = () => all.filter(text => host.textContent?.includes(text))
  // Its parts are fetched, and what the backend says of a plan.
  await vi.waitFor(() => expect(found()).toEqual(all), { timeout: 10_000 })
  payments.$money.set('received')
  await vi.waitFor(() => expect(found()).toEqual([orderMessages.repayOrRollOver]))
})

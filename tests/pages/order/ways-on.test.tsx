import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages } from '#messages/arrangement.ts'
import { orderMessages } from '#messages/order.ts'
import { OrderActions } from '../../../pages/order/actions.tsx'
import { WaysOn } from '../../../pages/order/ways-on.tsx'
import { prepareBackend } from '../../setup/backend.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()

test('nobody whose money was received is asked whether he cannot pay, or reminded', async () => {
  const store = await openOrderPage(backend, 'due-rollover')
  const order = await loadedOrder(store)
  const { payments } = store
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  root.render(
    <>
      <WaysOn order={order} store={store} />
      <OrderActions order={order} store={store} />
    </>
  )
  const asks = [arrangementMessages.title, orderMessages.rollOver, orderMessages.rollOverHint]
  const all = [...asks, 'calendar', orderMessages.repayOrRollOver]
  const found = () => all.filter(text => host.textContent?.includes(text))
  // Its parts are fetched, and what the backend says of a plan.
  await vi.waitFor(() => expect(found()).toEqual(all), { timeout: 10_000 })
  await vi.waitFor(() => {
    // The server's own answer, which knows of no payment, may come at any time.
    payments.$money.set('received')
    expect(found()).toEqual([orderMessages.repayOrRollOver])
  })
})

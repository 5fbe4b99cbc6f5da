import { saveEvent } from '../../shared/api/order-writes.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { bridgeWire } from '../../shared/config/bridge-wire.ts'
import { orderKey } from '../../shared/context/order-key.ts'

/** The bank has sent the money back, so another account is needed. */
export function bindCard(): void {
  const { productId = '', orderId = '' } = orderKey() ?? {}
  openPage('bind-bank.html', { product_id: productId, orderId, source: 'loanDetail' })
}

/** The product's screen belongs to the app, which shows its own offers where no product is known. */
export function borrowAgain(): void {
  const { productId } = orderKey() ?? {}
  if (!productId) {
    postAction('goHome')
    return
  }
  saveEvent('borrowAgain', productId, 0)
  const query = new URLSearchParams({ productId })
  postAction('goToPage', `${brand.appScheme}://${bridgeWire.screens.productDetail}?${query}`)
}

import { postAction } from '../../bridge/bridge.ts'
import { openLink } from '../../bridge/open-link.ts'
import { openPage } from '../../bridge/open-page.ts'
import { param } from '../../context/query.ts'
import { leaving } from '../../lib/single-flight.ts'

/** Opens the order of a taken loan in place of this page; `leaving` unless the page stays. */
export function openOrder(link: string): typeof leaving | undefined {
  const opened = link ? openLink(link, { replace: true, quiet: true }) : 'refused'
  if (opened !== 'refused') return opened === 'web' ? leaving : undefined
  const orderId = param('orderId')
  if (!orderId) {
    postAction('goHome')
    return undefined
  }
  openPage('order.html', { productId: param('productId'), orderId }, { replace: true })
  return leaving
}

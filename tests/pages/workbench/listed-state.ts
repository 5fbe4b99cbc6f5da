import type { ListedState } from '../../../shared/api/scenarios.ts'

export function stateWith(own: Partial<ListedState>): ListedState {
  return {
    name: 'order-due',
    title: 'Due today (174)',
    area: 'order',
    page: 'order.html',
    pageTitle: 'Order Details',
    url: 'order.html?sessionId=due&productId=301&orderId=20410001',
    isTranslated: true,
    calls: ['/v3/loan-details/loan-details'],
    about: 'due today',
    ...own
  }
}

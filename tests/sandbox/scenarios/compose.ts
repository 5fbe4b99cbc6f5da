import { ORDER } from '../loans.ts'
import { defaultProduct } from '../products.ts'
import type { Scenario } from '../scenarios.ts'

/** The parameters that the native app puts into every address. */
export function sessionQuery(borrower: string): Record<string, string> {
  return {
    appVersion: '3.2.1',
    deviceName: 'Sample Phone A14',
    deviceId: 'd-7f3a91c2',
    osVersion: '13',
    sessionId: borrower,
    adId: 'ad-550142',
    building: 'b-2041',
    gather: 'g-77',
    swift: 's-2041',
    eyes: 'e-77'
  }
}

export const loanQuery = { productId: defaultProduct.id, orderId: ORDER }

/** A scenario of a page that is opened with a session. */
export function scenario(
  page: string,
  name: string,
  borrower: string,
  title: string,
  query: Record<string, string> = loanQuery
): Scenario {
  return { page, name, title, query: { ...sessionQuery(borrower), ...query } }
}

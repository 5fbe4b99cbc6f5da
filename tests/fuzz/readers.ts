import * as v from 'valibot'
import { choiceInAddress } from '../../pages/complaint-next/choice-in-address.ts'
import { fallback } from '../../pages/landing/fallback-template.ts'
import { createRoute } from '../../pages/landing/route.ts'
import { readTracking, sourceOf } from '../../pages/landing/source.ts'
import { amountOfPage } from '../../pages/legacy-repay/address.ts'
import { readCodeAddress } from '../../pages/repay-code/address.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { param } from '../../shared/context/query.ts'
import { downloadLink } from '../../shared/features/landing/download-link.ts'
import { linkVariant } from '../../shared/features/landing/download-query.ts'
import type { PageFile } from '../../shared/pages.ts'

/** Reads an address as a page does, and says what has to come of it. */
interface PageReader {
  read: () => unknown
  type: v.GenericSchema
}

const name = v.pipe(v.string(), v.regex(/^[^\p{Cc}]{1,200}$/u))
const nameOrNone = v.union([v.literal(''), name])
const value = v.pipe(v.string(), v.maxLength(2000))

const loan: PageReader = {
  read: orderKey,
  // An older link names no product.
  type: v.optional(v.strictObject({ productId: nameOrNone, orderId: name }))
}

const shownPicture = v.pipe(
  v.string(),
  v.check(address => /^https:\/\/[^/@\\]+(?:\/|$)/.test(address) || isLoopback(address))
)
const isLoopback = (address: string) => /^http:\/\/(?:localhost|127\.|\[::1\])/.test(address)

const tracked =
  /^(?:links_id|down_id|user_from|app_from|utm_tag|invite_code|UC|utm_\w+|\w*clid|[gw]braid)$/
const clickId = /^(?:\w*clid|[gw]braid)$/
const { $route, listenToRoute } = createRoute(async () => {})

const storeLink = /^https:\/\/(?:play\.google\.com|apps\.apple\.com)\//
const tracking = v.record(v.pipe(v.string(), v.regex(tracked)), value)

function readLanding() {
  dispatchEvent(new Event('hashchange'))
  const found = readTracking()
  return {
    route: $route.get(),
    tracking: found,
    source: sourceOf(found),
    variant: linkVariant(found).kind,
    android: downloadLink(fallback(), 'android', found).address,
    ios: downloadLink(fallback(), 'ios', found).address
  }
}

/** Pages that take their address's parameters one by one, as they stand, have no reader here. */
export const readers: Partial<Record<PageFile, PageReader>> = {
  'order.html': loan,
  'repay.html': loan,
  'repay-delay.html': loan,
  'confirm.html': loan,
  'confirm-new.html': loan,
  'products.html': loan,
  'repay-code.html': {
    read: () => readCodeAddress(param),
    type: v.strictObject({
      variant: v.picklist(['code', 'qr']),
      code: v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9-]{4,40})?$/)),
      picture: v.union([v.literal(''), shownPicture]),
      // Compared with what the server names, and never shown.
      namedPicture: value,
      // Named by the server alone.
      place: v.literal(''),
      amount: v.pipe(v.string(), v.regex(/^(?:--|[₱₹]\d[\d.]*,\d\d)$/)),
      due: v.literal(''),
      isExtension: v.literal(false),
      expiresAt: v.literal(''),
      isForCashier: v.literal(true)
    })
  },
  'complaint-next.html': {
    read: choiceInAddress,
    type: v.strictObject({ type: nameOrNone, subType: nameOrNone, orderNo: nameOrNone })
  },
  'legacy-repay.html': {
    read: amountOfPage,
    type: v.pipe(v.string(), v.regex(/^(?:--|\d{1,12}(?:\.\d{1,2})?)$/))
  },
  'landing.html': {
    read: readLanding,
    type: v.strictObject({
      route: v.picklist(['form', 'agreement', 'download']),
      tracking,
      source: v.strictObject({
        userFrom: value,
        appFrom: value,
        utmTag: value,
        inviteCode: value,
        uc: value,
        clickIds: v.record(v.pipe(v.string(), v.regex(clickId)), value),
        campaignVariant: v.strictObject({})
      }),
      variant: v.picklist(['download', 'links', 'own']),
      android: v.pipe(v.string(), v.regex(storeLink)),
      ios: v.pipe(v.string(), v.regex(storeLink))
    })
  }
}

/** To be called before landing pages are read. */
export const followRoutes = listenToRoute

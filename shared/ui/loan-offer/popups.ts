import { atom, type ReadableAtom } from 'nanostores'
import type { Offer } from '../../api/offer.ts'
import type { Resource } from '../../api/resource.ts'
import { postAction } from '../../bridge/bridge.ts'
import { onNativeBack } from '../../bridge/from-native.ts'
import { openLink } from '../../bridge/open-link.ts'

/** The two popups that an offer can ask for: agree first, and stay when the app goes back. */
export function createOfferPopups($offer: ReadableAtom<Resource<Offer>>) {
  const $agreed = atom(false)
  const $askedToStay = atom(false)

  /** Once asked, the way back leaves: then the popup's own handler answers it. */
  const keepFromLeaving = () => {
    const resource = $offer.get()
    if (resource.state !== 'ready' || !resource.data.asksToStay) return false
    $askedToStay.set(true)
    return true
  }

  return {
    $agreed,
    $askedToStay,
    listen: () => onNativeBack(keepFromLeaving),
    agree: () => $agreed.set(true),
    readAgreement: ({ popupAgreement }: Offer) => openLink(popupAgreement),
    stay: () => $askedToStay.set(false),
    leave: () => postAction('closeWebview')
  }
}

export type OfferPopups = ReturnType<typeof createOfferPopups>

import { atom } from 'nanostores'
import type { Offer } from '../../api/offer.ts'
import { postAction } from '../../bridge/bridge.ts'
import { onNativeBack } from '../../bridge/from-native.ts'
import { openLink } from '../../bridge/open-link.ts'

export function createOfferPopups(asksToStay: () => boolean) {
  const $agreed = atom(false)
  const $askedToStay = atom(false)

  /** After its question the popup's own handler answers the way back. */
  const keepFromLeaving = () => {
    const asks = asksToStay()
    $askedToStay.set(asks)
    return asks
  }

  const leave = () => postAction('closeWebview')

  return {
    $agreed,
    $askedToStay,
    listen: () => onNativeBack(keepFromLeaving),
    agree: () => $agreed.set(true),
    readAgreement: ({ popupAgreement }: Offer) => openLink(popupAgreement),
    stay: () => $askedToStay.set(false),
    leave,
    goBack: () => {
      if (!keepFromLeaving()) leave()
    }
  }
}

export type OfferPopups = ReturnType<typeof createOfferPopups>

import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Offer } from '../../api/offer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import type { OfferPopups } from './popups.ts'

interface OfferPopupProps {
  offer: Offer
  popups: OfferPopups
  children?: ReactNode
}

export function OfferPopup({ offer, popups, children }: OfferPopupProps) {
  const askedToStay = useStore(popups.$askedToStay)
  const agreed = useStore(popups.$agreed)
  if (askedToStay) {
    return (
      <Dialog
        key="stay"
        title={offer.stayTitle || messages.stayTitle}
        mustChoose
        onClose={popups.leave}
      >
        {offer.stayText && <p>{offer.stayText}</p>}
        <Choice onCancel={popups.leave} onAgree={popups.stay} />
      </Dialog>
    )
  }
  if (offer.popupAgreement && !agreed) {
    return (
      <Dialog key="agree" title={messages.popupTitle} mustChoose onClose={popups.goBack}>
        <p>{messages.popupText}</p>
        <Button
          variant="quiet"
          className="loan-offer_part"
          onClick={() => popups.readAgreement(offer)}
        >
          {messages.popupRead}
        </Button>
        <Choice onCancel={popups.leave} onAgree={popups.agree} />
      </Dialog>
    )
  }
  return children
}

interface ChoiceProps {
  onCancel: () => void
  onAgree: () => void
}

function Choice({ onCancel, onAgree }: ChoiceProps) {
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button onClick={onAgree}>{common.agree}</Button>
    </DialogActions>
  )
}

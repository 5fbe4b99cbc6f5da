import type { FunctionComponent, ReactNode } from 'react'
import { guideMessages as messages } from '#messages/guide.ts'
import { pageMessages } from '#messages/page.ts'
import { brand } from '../../shared/config/brand.ts'
import { ScamNote } from '../../shared/features/scam-note/scam-note.tsx'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { BarcodeIcon } from '../../shared/ui/icon/barcode-icon.tsx'
import { CloseIcon } from '../../shared/ui/icon/close-icon.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { PhoneIcon } from '../../shared/ui/icon/phone-icon.tsx'
import { WalletIcon } from '../../shared/ui/icon/wallet-icon.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'
import { storePictures, walletPictures } from './screens.tsx'

interface Step {
  text: string
  picture: string
}

type Picture = FunctionComponent<{ label: string }>

/** Rendered by the build; `main.ts` makes the pictures open. */
export function Page() {
  const { viewer } = messages
  return (
    <TextFrame title={messages.title} lead={messages.lead}>
      <Card className="fold-list">
        <Way
          icon={<WalletIcon />}
          title={messages.walletTitle}
          steps={messages.wallet}
          pictures={walletPictures}
        />
        <Way
          icon={<BarcodeIcon />}
          title={messages.storeTitle}
          steps={messages.store}
          pictures={storePictures}
        />
      </Card>
      <ScamNote />
      <Card title={messages.afterTitle}>
        <p>{formatMessage(messages.after, { time: brand.postingTime })}</p>
        <a className="guide_call" href={`tel:${dialledPhone(brand.servicePhone)}`}>
          <PhoneIcon />
          <span>
            {messages.missing}
            <span className="guide_count">
              {formatMessage(pageMessages.call, { phone: brand.servicePhone })}
            </span>
          </span>
          <NextIcon />
        </a>
      </Card>
      <dialog className="dialog is-picture" id="viewer" aria-labelledby="viewer-title">
        <div className="dialog_box">
          <h2 className="dialog_title is-closable guide_viewer-title" id="viewer-title">
            {messages.title}
          </h2>
          <button type="button" className="dialog_close" data-close aria-label={viewer.close}>
            <CloseIcon />
          </button>
          <div className="picture-viewer guide_stage" data-stage />
          <button
            type="button"
            className="guide_zoom"
            data-zoom={viewer.zoomOut}
            data-unzoomed={viewer.zoomIn}
          >
            {viewer.zoomIn}
          </button>
        </div>
      </dialog>
    </TextFrame>
  )
}

interface WayTitleProps {
  icon: ReactNode
  title: string
  count: number
}

interface WayProps extends Omit<WayTitleProps, 'count'> {
  steps: readonly Step[]
  pictures: readonly Picture[]
}

function Way({ icon, title, steps, pictures }: WayProps) {
  const pictured = steps.filter(({ picture }) => picture)
  return (
    <Fold isHeading title={<WayTitle icon={icon} title={title} count={steps.length} />}>
      <p className="guide_hint">
        {messages.example}
        <br />
        <span className="is-waiting" data-hint>
          {messages.enlarge}
        </span>
      </p>
      <ol className="numbered-steps">
        {steps.map(step => {
          const Drawing = pictures[pictured.indexOf(step)]
          return (
            <li key={step.text}>
              <p>{formatMessage(step.text, { biller: brand.billerName })}</p>
              {Drawing && (
                <div className="guide_picture" data-picture>
                  <Drawing label={step.picture} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Fold>
  )
}

function WayTitle({ icon, title, count }: WayTitleProps) {
  return (
    <span className="guide_way-title">
      <span className="guide_icon">{icon}</span>
      <span>
        {title}
        <span className="guide_count">{formatMessage(messages.count, { count })}</span>
      </span>
    </span>
  )
}

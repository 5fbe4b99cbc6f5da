import { verifyMessages as messages } from '#messages/verify.ts'
import { company } from '../../shared/config/company.ts'
import { ourFacts } from '../../shared/features/doubt/our-facts.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { PictureIcon } from '../../shared/ui/icon/picture-icon.tsx'
import { QrIcon } from '../../shared/ui/icon/qr-icon.tsx'

/** `doubt.ts` answers it, below its button. */
export function DoubtForm() {
  const { doubt } = messages
  return (
    <Card>
      <form
        id="doubt"
        method="dialog"
        noValidate
        data-ours={JSON.stringify(ourFacts())}
        data-company={company.legalName}
      >
        <label className="card_title verify_label" htmlFor="doubted">
          {doubt.ask}
        </label>
        <p className="field_hint" id="doubt-hint">
          {formatMessage(doubt.example, { phone: company.phone })}
        </p>
        <div>
          <input
            className="field_input"
            id="doubted"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="doubt-hint doubt-stays doubt-problem"
          />
          <p className="field_error" id="doubt-problem" role="alert" />
        </div>
        <button type="submit" className="button is-primary">
          {doubt.check}
        </button>
        <div id="doubt-answer" role="status" />
        <Tools />
        <p className="field_hint" id="doubt-stays">
          {doubt.stays}
        </p>
      </form>
      <div id="scanner" className="verify_scanner" hidden>
        {/* Muted and in its place: an iPhone else shows it over the whole screen. */}
        <video id="scanner-video" muted playsInline />
        <p role="status">{doubt.scanning}</p>
        <button type="button" className="button is-secondary" id="scanner-stop">
          {doubt.stopScan}
        </button>
      </div>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
    </Card>
  )
}

function Tools() {
  const { photo, scan } = messages.doubt
  return (
    <div className="verify_tools">
      <label className="button is-secondary verify_photo">
        <span className="button_text">
          <PictureIcon />
          {photo}
        </span>
        <input type="file" accept="image/*" id="doubt-photo" />
      </label>
      <button type="button" className="button is-secondary is-waiting" id="doubt-scan">
        <span className="button_text">
          <QrIcon />
          {scan}
        </span>
      </button>
    </div>
  )
}

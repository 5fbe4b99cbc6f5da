import type { PayCode } from '../../api/repayment.ts'
import { groupCode } from '../../lib/group-code.ts'
import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { NextIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { PaymentNotes } from './payment-notes.tsx'

interface DefaultCodeProps {
  code: PayCode
  onOpen: () => void
}

/** The code that can be paid with at a counter or in a wallet. */
export function DefaultCode({ code, onOpen }: DefaultCodeProps) {
  return (
    <section className="card">
      <div className="repayment_code-head">
        <Picture source={code.logo} size="small" />
        <h2 className="repayment_code-title">{code.title || messages.codeTitle}</h2>
      </div>
      <div className="repayment_code">
        <p className="repayment_digits" id="pay-code">
          {groupCode(code.code)}
        </p>
        <CopyButton text={code.code} what={messages.code} shownIn="pay-code" />
      </div>
      <PaymentNotes {...code} />
      <Button look="quiet" onClick={onOpen}>
        {messages.codeHow}
        <NextIcon />
      </Button>
    </section>
  )
}

import type { Repayment } from '../../api/repayment.ts'
import { groupCode } from '../../lib/group-code.ts'
import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Button } from '../button/button.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { slipOfCode } from '../cashier/slip.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import type { RepaymentStore } from './store.ts'

interface DefaultCodeProps {
  repayment: Repayment
  store: RepaymentStore
}

/** The code that can be paid with at a counter or in a wallet; nothing where there is none. */
export function DefaultCode({ repayment, store }: DefaultCodeProps) {
  const { code } = repayment
  const slip = slipOfCode(repayment, store.kind)
  if (!code || !slip) return null
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
      <ShowToCashier slip={slip} />
      <Button look="quiet" onClick={store.openInstructions}>
        {messages.codeHow}
        <NextIcon />
      </Button>
    </section>
  )
}

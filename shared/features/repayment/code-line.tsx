import { repaymentMessages as messages } from '#messages/repayment.ts'
import { groupCode } from '../../loan/group-code.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import type { RepaymentStore } from './store.ts'

interface CodeLineProps {
  code: string
  id: string
  store: RepaymentStore
}

export function CodeLine({ code, id, store }: CodeLineProps) {
  return (
    <div className="repayment_code">
      <p className="repayment_digits" id={id}>
        {groupCode(code)}
      </p>
      <CopyButton
        text={code}
        what={messages.code}
        shownIn={id}
        guard={store.payments.copy}
        iconOnly
      />
    </div>
  )
}

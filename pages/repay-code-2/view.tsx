import { useStore } from '@nanostores/react'
import { groupCode } from '../../shared/lib/group-code.ts'
import { noAmount } from '../../shared/lib/no-amount.ts'
import { codeMessages as messages, repaymentMessages } from '../../shared/messages/repayment.ts'
import { AlreadyPaid } from '../../shared/ui/already-paid/already-paid.tsx'
import { KeptSlip } from '../../shared/ui/cashier/kept-slip.tsx'
import { ShowToCashier } from '../../shared/ui/cashier/show-to-cashier.tsx'
import { slipOfInstructions } from '../../shared/ui/cashier/slip.ts'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { PaymentNotes } from '../../shared/ui/repayment/payment-notes.tsx'
import { ScamNote } from '../../shared/ui/scam-note/scam-note.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { StepNotices } from './step-notices.tsx'
import { $instructions, $kept, loadInstructions, type ShownInstructions } from './store.ts'
import './page.css'

export function Page() {
  const resource = useStore($instructions)
  const kept = useStore($kept)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={resource.message} onRetry={loadInstructions} />
        <KeptSlip kept={kept} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={messages.title}>
      <p className="card code_slip">
        <DocumentIcon />
        {messages.slip}
      </p>
      {resource.state === 'loading' ? (
        <section className="card">
          <Skeleton lines={6} slow={resource.slow} />
          {resource.slow && <KeptSlip kept={kept} />}
        </section>
      ) : (
        <Instructions instructions={resource.data} />
      )}
    </PageFrame>
  )
}

function Instructions({ instructions }: { instructions: ShownInstructions }) {
  const { logo, title, code, contractNumber, total, notices } = instructions
  return (
    <>
      <section className="card">
        <div className="code_channel">
          <Picture source={logo} size="small" />
          <h2>{title}</h2>
        </div>
        <Copyable label={messages.code} text={code} shown={groupCode(code)} id="code">
          {repaymentMessages.code}
        </Copyable>
        {contractNumber && (
          <Copyable label={messages.contract} text={contractNumber} id="contract">
            {repaymentMessages.contract}
          </Copyable>
        )}
        <p className="code_label">{messages.total}</p>
        <p className="code_total">{total || noAmount}</p>
        <PaymentNotes {...instructions} />
        <div className="code_cashier">
          <ShowToCashier slip={slipOfInstructions(instructions)} savedAt={instructions.savedAt} />
        </div>
      </section>
      {notices.length > 0 && <StepNotices notices={notices} />}
      <ScamNote />
      <AlreadyPaid />
    </>
  )
}

interface CopyableProps {
  label: string
  text: string
  shown?: string
  id: string
  children: string
}

function Copyable({ label, text, shown = text, id, children }: CopyableProps) {
  return (
    <div className="code_copyable">
      <div>
        <p className="code_label">{label}</p>
        <p className="code_value" id={id}>
          {shown}
        </p>
      </div>
      <CopyButton text={text} what={children} shownIn={id} />
    </div>
  )
}

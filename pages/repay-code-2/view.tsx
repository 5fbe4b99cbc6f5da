import { useStore } from '@nanostores/react'
import { groupCode } from '../../shared/lib/group-code.ts'
import { repayCodeMessages } from '../../shared/messages/repay-code.ts'
import { codeMessages as messages } from '../../shared/messages/repayment.ts'
import { KeptSlip } from '../../shared/ui/cashier/kept-slip.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { CodeFrame } from './frame.tsx'
import { Instructions } from './instructions.tsx'
import { $instructions, $kept, hasLoan, loadInstructions, openRepayment } from './store.ts'
import './page.css'

export function Page() {
  const resource = useStore($instructions)
  const kept = useStore($kept)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <FailedState
          failed={resource}
          hasLoan={hasLoan()}
          action={repayCodeMessages.openRepayment}
          onAct={openRepayment}
          onRetry={loadInstructions}
        />
        <KeptSlip kept={kept} />
      </PageFrame>
    )
  }
  return (
    <CodeFrame>
      {resource.state === 'loading' ? (
        <section className="card">
          <Skeleton lines={6} slow={resource.slow} />
          {resource.slow && <KeptSlip kept={kept} />}
        </section>
      ) : (
        <Instructions instructions={resource.data} digits={groupCode(resource.data.code)} />
      )}
    </CodeFrame>
  )
}

import type { NoticeGroup } from '../../shared/api/repayment.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { Steps } from '../../shared/ui/steps/steps.tsx'
import { mostOpenGroups } from './most-open-groups.ts'
import '../../shared/ui/fold/fold-list.css'

export function StepNotices({ notices }: { notices: readonly NoticeGroup[] }) {
  const folds = notices.length > mostOpenGroups
  return (
    <Card className={`code_notices ${folds ? 'fold-list' : ''}`}>
      {notices.map((group, index) =>
        folds ? (
          <Fold key={group.title} title={group.title} isHeading open={index === 0}>
            <Ways {...group} />
          </Fold>
        ) : (
          <section key={group.title}>
            <h2 className="card_title">{group.title}</h2>
            <Ways {...group} />
          </section>
        )
      )}
    </Card>
  )
}

function Ways({ items }: NoticeGroup) {
  return (
    <div>
      {items.map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat.
        <Way {...way} key={index} />
      ))}
    </div>
  )
}

function Way({ name, steps }: NoticeGroup['items'][number]) {
  return (
    <div className="code_way">
      {name && <h3>{name}</h3>}
      <Steps steps={steps} />
    </div>
  )
}

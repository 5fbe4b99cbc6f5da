import type { NoticeGroup } from '../../shared/api/repayment.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { mostOpenGroups } from './folds.ts'

export function StepNotices({ notices }: { notices: readonly NoticeGroup[] }) {
  const folds = notices.length > mostOpenGroups
  return (
    <div className="code_notices">
      {notices.map((group, index) =>
        folds ? (
          <Card key={group.title}>
            <details open={index === 0}>
              <summary className="code_fold">{group.title}</summary>
              <Ways {...group} />
            </details>
          </Card>
        ) : (
          <Card key={group.title} title={group.title}>
            <Ways {...group} />
          </Card>
        )
      )}
    </div>
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
      <ol className="code_steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may be taken twice.
          <li key={index}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

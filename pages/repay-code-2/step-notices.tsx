import type { NoticeGroup } from '../../shared/api/repayment.ts'

/** How to pay, by place: each group has its title, its ways, and the steps of each. */
export function StepNotices({ notices }: { notices: readonly NoticeGroup[] }) {
  return (
    <div className="code_notices">
      {notices.map(({ title, items }) => (
        <section className="card" key={title}>
          <h2 className="card_title">{title}</h2>
          <div>
            {items.map((way, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat.
              <Way {...way} key={index} />
            ))}
          </div>
        </section>
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

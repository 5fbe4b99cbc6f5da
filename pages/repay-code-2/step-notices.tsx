import type { NoticeGroup } from '../../shared/api/repayment.ts'

/** How to pay, by place: each group has its title, its ways, and the steps of each. */
export function StepNotices({ notices }: { notices: readonly NoticeGroup[] }) {
  return notices.map(({ title, items }) => (
    <section className="card" key={title}>
      <h2 className="card_title">{title}</h2>
      {items.map(({ name, steps }) => (
        <div className="code_way" key={name}>
          {name && <h3>{name}</h3>}
          <ol className="code_steps">
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  ))
}

import { Benefits } from '../benefits.tsx'
import { Hero } from '../hero.tsx'
import type { LayoutProps } from '../layout.ts'
import { LenderNote } from '../lender-note.tsx'

/** Reasons first, then how it goes, then the form: for somebody who has not decided yet. */
export function StoryLayout({ template, messages, children }: LayoutProps) {
  return (
    <div className="landing is-story">
      <Hero template={template} />
      <div className="landing_main">
        <a className="landing_to-form" href="#register">
          {messages.toForm}
        </a>
        <Benefits template={template} messages={messages} />
        <section className="card">
          <h2 className="card_title">{messages.steps}</h2>
          <ol className="steps">
            {template.steps.map(({ title, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat.
              <li className="steps_step" key={index}>
                <h3 className="steps_title">{title}</h3>
                <p className="steps_text">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        {children}
      </div>
      <LenderNote messages={messages} />
    </div>
  )
}

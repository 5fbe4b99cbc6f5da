import { Benefits } from '../benefits.tsx'
import { Hero } from '../hero.tsx'
import type { LayoutProps } from '../layout.ts'
import { LenderNote } from '../lender-note.tsx'
import { LoanExample } from '../loan-example.tsx'

/** What a loan costs, to try out, then the form: for somebody who compares. */
export function ExampleLayout({ template, messages, children }: LayoutProps) {
  return (
    <div className="landing is-example">
      <Hero template={template} />
      <div className="landing_main">
        <LoanExample offers={template.example} messages={messages} />
        {children}
        <Benefits template={template} messages={messages} />
      </div>
      <LenderNote messages={messages} />
    </div>
  )
}

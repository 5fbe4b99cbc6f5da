import { Benefits } from '../benefits.tsx'
import { Hero } from '../hero.tsx'
import type { LayoutProps } from '../layout.ts'
import { LenderNote } from '../lender-note.tsx'

/** The form at once: for an advertisement that has said everything. */
export function PlainLayout({ template, messages, children }: LayoutProps) {
  return (
    <div className="landing is-plain">
      <Hero template={template} />
      <div className="landing_main">
        {children}
        <Benefits template={template} messages={messages} />
      </div>
      <LenderNote messages={messages} />
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing.ts'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import type { Layout } from './layout.ts'
import { LenderNote } from './lender-note.tsx'

interface LandingBodyProps {
  /** The one that the template names. */
  Layout: Layout
  template: Template
  messages: LandingMessages
  /** The form. */
  children: ReactNode
}

/** A promotion: what its template says, in its layout, and who lends. */
export function LandingBody({ Layout, template, messages, children }: LandingBodyProps) {
  return (
    <div className={`landing is-${template.layout}`}>
      <Hero template={template} />
      <div className="landing_main">
        <Layout
          template={template}
          messages={messages}
          form={children}
          benefits={<Benefits template={template} messages={messages} />}
        />
      </div>
      <LenderNote messages={messages} />
    </div>
  )
}

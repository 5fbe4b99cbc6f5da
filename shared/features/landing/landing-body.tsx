import type { ReactNode } from 'react'
import type { Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Benefits } from './benefits.tsx'
import { BrandLine } from './brand-line.tsx'
import { Hero } from './hero.tsx'
import type { ExampleChoice, Layout } from './layout-props.ts'
import { LenderNote } from './lender-note.tsx'
import { Ratings } from './ratings.tsx'
import { StepsCard } from './steps-card.tsx'

interface LandingBodyProps extends ExampleChoice {
  Layout: Layout
  template: Template
  messages: LandingMessages
  /** An operator's notices: they stand above all else. */
  notice?: ReactNode
  children: ReactNode
}

export function LandingBody(props: LandingBodyProps) {
  const { Layout, template, messages, notice, amount, choose, children } = props
  return (
    <div className={`landing is-${template.layout}`}>
      <BrandLine />
      <div className="landing_main">
        {notice}
        <Hero template={template} messages={messages} />
        <Layout
          template={template}
          messages={messages}
          form={children}
          benefits={<Benefits template={template} messages={messages} />}
          steps={<StepsCard steps={template.steps} messages={messages} />}
          amount={amount}
          choose={choose}
        />
      </div>
      <Ratings ratings={template.ratings} messages={messages} />
      <LenderNote messages={messages} />
    </div>
  )
}

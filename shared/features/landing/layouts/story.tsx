import type { LayoutProps } from '../layout-props.ts'
import { StepsCard } from '../steps-card.tsx'

/** Reasons first, then how it goes, then the form: for somebody who has not decided yet. */
export function StoryLayout({ template, messages, form, benefits }: LayoutProps) {
  return (
    <>
      <a className="landing_to-form" href="#register">
        {messages.toForm}
      </a>
      {benefits}
      <StepsCard steps={template.steps} messages={messages} />
      {form}
    </>
  )
}

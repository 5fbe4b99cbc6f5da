import { Card } from '../../../ui/card/card.tsx'
import type { LayoutProps } from '../layout-props.ts'

/** Reasons first, then how it goes, then the form: for somebody who has not decided yet. */
export function StoryLayout({ template, messages, form, benefits }: LayoutProps) {
  return (
    <>
      <a className="landing_to-form" href="#register">
        {messages.toForm}
      </a>
      {benefits}
      <Card title={messages.steps}>
        <ol className="steps">
          {template.steps.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat.
            <li className="steps_step" key={index}>
              <h3 className="steps_title">{title}</h3>
              <p className="steps_text">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
      {form}
    </>
  )
}

import type { LayoutProps } from '../layout-props.ts'

/** Reasons first, then how it goes, then the form: for somebody who has not decided yet. */
export function StoryLayout({ messages, form, benefits, steps }: LayoutProps) {
  return (
    <>
      <a className="landing_to-form" href="#register">
        {messages.toForm}
      </a>
      {benefits}
      {steps}
      {form}
    </>
  )
}

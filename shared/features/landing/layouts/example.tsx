import type { LayoutProps } from '../layout-props.ts'
import { LoanExample } from '../loan-example.tsx'

/** What a loan costs, to try out, then the form: for somebody who compares. */
export function ExampleLayout({ template, messages, form, benefits }: LayoutProps) {
  return (
    <>
      <a className="landing_to-form" href="#register">
        {messages.toForm}
      </a>
      <LoanExample offers={template.example} messages={messages} />
      {form}
      {benefits}
    </>
  )
}

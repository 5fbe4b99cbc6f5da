import type { LayoutProps } from '../layout-props.ts'
import { LoanExample } from '../loan-example.tsx'

/** What a loan costs, to try out, then the form: for somebody who compares. */
export function ExampleLayout({ template, messages, form, benefits }: LayoutProps) {
  return (
    <>
      <LoanExample offers={template.example} messages={messages} />
      {form}
      {benefits}
    </>
  )
}

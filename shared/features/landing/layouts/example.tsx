import type { LayoutProps } from '../layout-props.ts'
import { LoanExample } from '../loan-example.tsx'

/** The cost of a loan, to try out, then the form: for somebody who compares. */
export function ExampleLayout(props: LayoutProps) {
  const { template, messages, form, benefits, amount, choose } = props
  return (
    <>
      <LoanExample
        offers={template.example}
        messages={messages}
        button={template.form.button}
        amount={amount}
        choose={choose}
      />
      {form}
      {benefits}
    </>
  )
}

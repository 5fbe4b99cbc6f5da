import type { Layout, LayoutProps } from '../layout-props.ts'
import { PriceTable } from '../price-table.tsx'
import { StepForm } from '../step-form.tsx'

/** An amount, its cost and a number, then one step at a time: for somebody who wants to begin. */
export const NumberLayout: Layout = ({
  template,
  messages,
  form,
  benefits,
  steps
}: LayoutProps) => (
  <>
    {form}
    {steps}
    <PriceTable offers={template.example} messages={messages} />
    {benefits}
  </>
)

NumberLayout.Form = StepForm

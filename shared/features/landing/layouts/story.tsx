import type { LayoutProps } from '../layout-props.ts'
import { PriceTable } from '../price-table.tsx'

/** Prices and how it goes first, then reasons, then the form: for somebody who has not decided yet. */
export function StoryLayout({ template, messages, form, benefits, steps }: LayoutProps) {
  return (
    <>
      <PriceTable offers={template.example} messages={messages} />
      {steps}
      {benefits}
      {form}
    </>
  )
}

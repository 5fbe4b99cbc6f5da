import type { LayoutProps } from '../layout-props.ts'
import { PriceTable } from '../price-table.tsx'

/** The form at once: for an advertisement that has said everything. */
export function PlainLayout({ template, messages, form, benefits }: LayoutProps) {
  return (
    <>
      {form}
      <PriceTable offers={template.example} messages={messages} />
      {benefits}
    </>
  )
}

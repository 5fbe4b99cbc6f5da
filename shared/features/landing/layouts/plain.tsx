import type { LayoutProps } from '../layout-props.ts'

/** The form at once: for an advertisement that has said everything. */
export function PlainLayout({ form, benefits }: LayoutProps) {
  return (
    <>
      {form}
      {benefits}
    </>
  )
}

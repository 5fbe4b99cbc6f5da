import type { LayoutProps } from '../layout.ts'

/** The form at once: for an advertisement that has said everything. */
export function PlainLayout({ form, benefits }: LayoutProps) {
  return (
    <>
      {form}
      {benefits}
    </>
  )
}

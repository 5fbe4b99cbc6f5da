import type { LayoutProps } from '../layout-props.ts'

/** Reasons first, then how it goes, then the form: for somebody who has not decided yet. */
export function StoryLayout({ form, benefits, steps }: LayoutProps) {
  return (
    <>
      {benefits}
      {steps}
      {form}
    </>
  )
}

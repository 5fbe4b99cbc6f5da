import type { LayoutProps } from '../layout-props.ts'

/** How it goes first, then reasons, then the form: for somebody who has not decided yet. */
export function StoryLayout({ form, benefits, steps }: LayoutProps) {
  return (
    <>
      {steps}
      {benefits}
      {form}
    </>
  )
}

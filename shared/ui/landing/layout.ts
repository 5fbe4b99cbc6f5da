import type { ComponentType, ReactNode } from 'react'
import type { LayoutName, Template } from '../../api/template.ts'
import type { LandingMessages } from '../../messages/landing.ts'

export interface LayoutProps {
  template: Template
  messages: LandingMessages
  /** What every promotion has, for the layout to put in its place. */
  form: ReactNode
  benefits: ReactNode
}

export type Layout = ComponentType<LayoutProps>

/** Each in a chunk of its own: a visitor downloads the one that his template names. */
const modules: Record<LayoutName, () => Promise<Layout>> = {
  plain: async () => (await import('./layouts/plain.tsx')).PlainLayout,
  story: async () => (await import('./layouts/story.tsx')).StoryLayout,
  example: async () => (await import('./layouts/example.tsx')).ExampleLayout
}

export function loadLayout(name: LayoutName): Promise<Layout> {
  return modules[name]()
}

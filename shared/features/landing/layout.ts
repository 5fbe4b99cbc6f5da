import type { LayoutName } from '../../api/template.ts'
import type { Layout } from './layout-props.ts'

/** One chunk each: a visitor downloads only one. */
const modules: Record<LayoutName, () => Promise<Layout>> = {
  plain: async () => (await import('./layouts/plain.tsx')).PlainLayout,
  story: async () => (await import('./layouts/story.tsx')).StoryLayout,
  example: async () => (await import('./layouts/example.tsx')).ExampleLayout,
  number: async () => (await import('./layouts/number.tsx')).NumberLayout
}

export function loadLayout(name: LayoutName): Promise<Layout> {
  return modules[name]()
}

import type { Rolldown } from 'vite'
import type { Page } from '../pages.ts'
import { templateOf } from './landing-pages.ts'

/** Has the browser fetch a landing page's layout beside its entry script, not after it. */
export function preloadLayout(
  html: string,
  page: Page,
  bundle: Rolldown.OutputBundle,
  base: string
): string {
  const { layout } = templateOf(page)
  const module = `/landing/layouts/${layout}.tsx`
  const chunk = Object.values(bundle).find(
    each => each.type === 'chunk' && each.facadeModuleId?.endsWith(module)
  )
  if (!chunk) throw new Error(`No chunk has ${module}`)
  const link = `<link rel="modulepreload" crossorigin href="${base}${chunk.fileName}">`
  return html.replace('</head>', () => `${link}</head>`)
}

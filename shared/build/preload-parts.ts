import type { Rolldown } from 'vite'
import type { Page } from '../pages.ts'
import { templateOf } from './landing-pages.ts'

/** What a page's script imports at its start, of which the html itself can tell beforehand. */
function partsOf(page: Page): string[] {
  if (page.file === 'landing.html') return ['/pages/landing/served-template.ts']
  if (!page.variant) return []
  const { layout, locale } = templateOf(page)
  return [`/shared/ui/landing/layouts/${layout}.tsx`, `/shared/messages/landing/${locale}.ts`]
}

/** The file that a module is in, and those that it imports itself. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find(
    each => each.type === 'chunk' && each.moduleIds.some(id => id.endsWith(module))
  )
  if (chunk?.type !== 'chunk') throw new Error(`No chunk has ${module}`)
  return [chunk.fileName, ...chunk.imports]
}

/** Has the browser fetch these parts beside the entry script, not after it. */
export function preloadParts(
  html: string,
  page: Page,
  bundle: Rolldown.OutputBundle,
  base: string
): string {
  const files = new Set(partsOf(page).flatMap(module => filesOf(module, bundle)))
  const links = [...files]
    .filter(file => !html.includes(file))
    .map(file => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

import type { Rolldown } from 'vite'
import type { Page } from '../page.ts'
import type { BuiltParts } from './document.ts'
import { templatesOf } from './landing-pages.ts'
import { filesOfModule, integrityOf, type PageFiles } from './page-files.ts'

/** Modules that a page's script imports at its start, of which the html itself can tell beforehand. */
function modulesAhead(page: Page): string[] {
  if (page.file === 'landing.html') return ['/pages/landing/served-template.ts']
  if (!page.variant) return []
  // A campaign's page names only what every variant needs: the others' would be fetched for nothing.
  const [first = [], ...others] = templatesOf(page).map(({ layout, locale }) => [
    `/shared/features/landing/layouts/${layout}.tsx`,
    `/shared/messages/landing/${locale}.ts`
  ])
  return first.filter(module => others.every(each => each.includes(module)))
}

export function builtParts(
  page: Page,
  { entry, imports }: PageFiles,
  styles: string,
  bundle: Rolldown.OutputBundle,
  base: string
): BuiltParts {
  const linked = (file: string) => ({
    address: `${base}${file}`,
    integrity: integrityOf(file, bundle)
  })
  const ahead = modulesAhead(page).flatMap(module => filesOfModule(module, bundle))
  const preloads = new Set([...imports, ...ahead].filter(file => file !== entry))
  return {
    entry: entry ? linked(entry) : undefined,
    preloads: [...preloads].map(linked),
    styles
  }
}

import type { Page } from '../../shared/page.ts'
import { builtPages } from '../../shared/pages.ts'
import { scenarios } from '../sandbox/scenarios.ts'

/** The scenario to spoil of a page, where it is not the first: there a dialog that asks for stars would hear the way back. */
const typical: Record<string, string> = {
  'order.html': 'order-due',
  'complaint-detail.html': 'complaint-detail-rated'
}

/** The pages for borrowers; the developers' page is no part of it. */
export const pages = builtPages(false)
export const islands = pages.filter(page => page.island)

/**
 * The pages that anybody may see, but for the templates, whose previews wait for ever, and the
 * workbench, which is for a desk.
 */
export const seen = builtPages(true).filter(
  ({ file }) => file !== 'templates.html' && file !== 'workbench.html'
)

/** The scenario that shows a page as it mostly is, or the file where it has none. */
export function typicalOf({ file }: Page): string {
  return typical[file] ?? scenarios.find(({ page }) => page === file)?.name ?? file
}

import type { Page } from '../../shared/page.ts'
import { builtPages } from '../../shared/pages.ts'
import { landingPages } from '../../shared/vite/landing-pages.ts'
import { hasTwins, placeOf } from '../../shared/vite/languages.ts'
import { brandAlias, loadBrand } from '../../shared/vite/load-brand.ts'
import { coldFiles, listBuilt } from './dist.ts'

const chosen = await loadBrand()

/** The landing page of each template, which the page table does not list. */
export const variants = await landingPages(chosen, brandAlias(chosen.folder))

export function htmlOf(folder: string): string[] {
  return listBuilt(folder).filter(file => file.endsWith('.html'))
}

/** Where copies of a page stand for its legacy addresses, for a server without rules. */
function aliasesOf({ legacy }: Page): string[] {
  const paths = legacy.flatMap(address => [address, address.toLowerCase()])
  return paths.map(path => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`))
}

/** Where a page stands in each language of the brand. */
function placesOf(page: Page): string[] {
  const { languages } = chosen.brand
  return hasTwins(page, languages)
    ? languages.map(language => placeOf(page.file, language, languages))
    : [page.file]
}

/** The html that a build of these pages consists of. */
export function expectedHtml(all: readonly Page[]): string[] {
  return [...new Set(all.flatMap(page => [...placesOf(page), ...aliasesOf(page)]))].sort()
}

const landing = new Set(['landing.html', ...variants.map(({ file }) => file)])

/** The scripts that a page downloads at first and no page of another kind does. */
export function ownScripts(dist: string, page: string): string[] {
  const isOther = ({ file }: Page) => file !== page && !(landing.has(file) && landing.has(page))
  const others = builtPages(false).filter(isOther)
  const theirs = new Set(others.flatMap(({ file }) => coldFiles(dist, file)))
  return coldFiles(dist, page).filter(file => file.endsWith('.js') && !theirs.has(file))
}

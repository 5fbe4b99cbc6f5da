import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../page.ts'
import { builtPages } from '../pages.ts'

function htmlIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.html'))
}

function foldersIn(root: string, inside = ''): string[] {
  const entries = readdirSync(join(root, inside), { withFileTypes: true })
  const isPage = entries.some(entry => entry.name === 'view.tsx' || entry.name.startsWith('main.'))
  if (isPage) return [inside]
  return entries
    .filter(entry => entry.isDirectory())
    .flatMap(entry => foldersIn(root, inside ? `${inside}/${entry.name}` : entry.name))
}

function missingOf(root: string, { file, island }: Page): string[] {
  const folder = file.replace(/\.html$/, '')
  const needed = [file, `${folder}/view.tsx`, ...(island ? [`${folder}/main.tsx`] : [])]
  return needed
    .filter(path => !existsSync(join(root, path)))
    .map(path => `shared/pages.ts has a row for ${file}, but there is no pages/${path}`)
}

/** An html is copied from another page's: it must not go on loading that page's script. */
function scriptProblems(root: string, { file, island }: Page): string[] {
  const path = join(root, file)
  if (!island || !existsSync(path)) return []
  const script = `/${file.replace(/\.html$/, '')}/main.tsx`
  const isLoaded = readFileSync(path, 'utf8').includes(`src="${script}"`)
  return isLoaded ? [] : [`pages/${file} does not load ${script}`]
}

/** The parts that a page lacks, of three: its row, its html and its folder. A line each. */
export function pageProblems(root: string, rows: readonly Page[]): string[] {
  const files = new Set(rows.map(({ file }) => file))
  const strayHtml = htmlIn(root).filter(file => !files.has(file))
  const strayFolders = foldersIn(root).filter(folder => folder && !files.has(`${folder}.html`))
  return [
    ...rows.flatMap(row => [...missingOf(root, row), ...scriptProblems(root, row)]),
    ...strayHtml.map(file => `pages/${file} has no row in shared/pages.ts`),
    ...strayFolders.map(folder => `pages/${folder} has no row ${folder}.html in shared/pages.ts`)
  ]
}

export function checkPages(root: string): void {
  const problems = pageProblems(root, builtPages(true))
  if (problems.length > 0) throw new Error(`Pages and their table differ:\n${problems.join('\n')}`)
}

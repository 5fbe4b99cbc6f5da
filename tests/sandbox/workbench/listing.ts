import { pageTitles } from '../../../shared/messages/en/pages.ts'
import type { Page } from '../../../shared/page.ts'
import { builtPages } from '../../../shared/pages.ts'
import { findBorrower } from '../borrowers.ts'
import { faults } from '../faults.ts'
import { sessionQuery } from '../scenarios/compose.ts'
import { type ScenarioOfArea, scenarios, scenarioUrl } from '../scenarios.ts'
import { callsOfPage } from './page-calls.ts'
import { way } from './way.ts'

/** A server's pages and address, for the workbench. */
export interface Served {
  brand: string
  /** The brand's languages, the first one at the root; the dev server has one more. */
  languages: readonly string[]
  pages: readonly Pick<Page, 'file' | 'title' | 'developer'>[]
  /** All servers of the same command, by brand: filled in as they start. */
  servers: Record<string, string>
}

const served: Served = { brand: 'ph', languages: ['en'], pages: builtPages(true), servers: {} }

interface State {
  name: string
  title: string
  area: string
  page: string
  pageTitle: string
  /** Below the base path: `order.html?productId=301`. */
  url: string
  /** Whether the page is there in every language of the brand. */
  isTranslated: boolean
  /** The calls that the page may make. */
  calls: readonly string[]
  /** Other words that it is found by. */
  about: string
}

/** A page that has no scenario has one state: itself. */
function plainState({ file, title }: Pick<Page, 'file' | 'title'>): ScenarioOfArea {
  const isOfApp = !/[/]|^404/.test(file)
  return {
    area: /^(?:landing|go)\//.test(file) ? 'landing' : 'texts',
    name: file.replace('.html', '').replaceAll('/', '-'),
    title,
    page: file,
    query: isOfApp ? sessionQuery('due') : {}
  }
}

function stateOf(
  { name, title, area, page, query }: ScenarioOfArea,
  pages: Served['pages'],
  origin: string
): State {
  const isScenario = scenarios.some(each => each.name === name)
  const { about = '' } = findBorrower(query.sessionId ?? '') ?? {}
  // A template's own page, and a campaign's, is the landing page with another document.
  const row = /^(?:landing|go)\//.test(page) ? 'landing.html' : page
  return {
    name,
    title,
    area,
    page: row,
    pageTitle: pages.find(({ file }) => file === row)?.title ?? page,
    url: isScenario
      ? scenarioUrl(name, {}, origin).slice(1)
      : `${page}${query.sessionId ? `?${new URLSearchParams(query)}` : ''}`,
    isTranslated: Object.hasOwn(pageTitles, page),
    calls: callsOfPage(row),
    about: [about, query.fault ?? '', query.utm_tag ?? ''].join(' ').trim()
  }
}

function listStates({ pages } = served, origin: string): State[] {
  const listed = pages.filter(({ developer }) => !developer)
  const isServed = ({ page }: ScenarioOfArea) => listed.some(({ file }) => file === page)
  const pictured = scenarios.filter(isServed)
  const plain = listed
    .filter(({ file }) => !pictured.some(({ page }) => page === file))
    .map(plainState)
  return [...pictured, ...plain].map(each => stateOf(each, pages, origin))
}

export function listing(of = served, origin: string) {
  const states = listStates(of, origin)
  const isThere = ([name]: (typeof way)[number]) => states.some(state => state.name === name)
  return {
    brand: of.brand,
    languages: of.languages,
    servers: Object.entries(of.servers).map(([brand, url]) => ({ brand, url })),
    faults: Object.entries(faults).map(([name, text]) => ({ name, text })),
    way: way.filter(isThere).map(([name, text]) => ({ name, text })),
    states
  }
}

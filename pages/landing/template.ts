import { atom } from 'nanostores'
import * as v from 'valibot'
import { fetchTemplate } from '../../shared/api/landing.ts'
import { isFault } from '../../shared/api/result.ts'
import { marketOf, readTemplate, type Template, templateSchema } from '../../shared/api/template.ts'
import { brand } from '../../shared/config/brand.ts'
import { landing } from '../../shared/config/landing.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { type LandingMessages, landingMessages } from '../../shared/messages/landing.ts'
import { type Layout, loadLayout } from '../../shared/ui/landing/layout.ts'
import { themeProperties } from '../../shared/ui/landing/theme.ts'

const slowAfter = 8000

export interface ReadyPage {
  state: 'ready'
  template: Template
  messages: LandingMessages
  Layout: Layout
}

export type LandingPage = { state: 'loading'; slow: boolean } | { state: 'failed' } | ReadyPage

const loading: LandingPage = { state: 'loading', slow: false }

export const $page = atom<LandingPage>(loading)

const base = v.parse(templateSchema, landing.defaultTemplate)

/** Another market's template names another lender's terms: it is not shown here. */
function chooseTemplate(document: unknown): Template {
  const template = document === undefined ? base : readTemplate(document, base)
  return marketOf(template) === brand.market ? template : base
}

async function readyPage(template: Template): Promise<ReadyPage> {
  const Layout = await loadLayout(template.layout)
  return { state: 'ready', template, messages: landingMessages[template.locale], Layout }
}

/**
 * Puts a template's document in place before the first render: the build does it when it writes
 * a template's own page, and that page's script when it takes the page over.
 */
export async function prepareTemplate(document: unknown): Promise<void> {
  if (document === undefined) return $page.set(loading)
  try {
    $page.set(await readyPage(chooseTemplate(document)))
  } catch {
    $page.set({ state: 'failed' })
  }
}

/** Dresses the document: language, title, colours. */
function dressDocument({ locale, theme, preview, hero }: Template): void {
  const root = document.documentElement
  root.lang = locale
  document.title = preview.title || hero.title
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    root.style.setProperty(name, value)
  }
}

/** Answers the template's document; where there is none, nothing, with the reason in a toast. */
async function askForTemplate(): Promise<unknown> {
  const answer = await fetchTemplate(param('id') ?? base.id)
  if (answer.success) return answer.data
  showToast(isFault(answer) ? landingMessages[base.locale].networkError : answer.message)
  return undefined
}

/** Fetches and shows the template that the address names, unless the page came with its own. */
export async function openTemplate(): Promise<ReadyPage | undefined> {
  const shown = $page.get()
  if (shown.state === 'ready') return shown
  $page.set(loading)
  const slow = setTimeout(() => $page.set({ state: 'loading', slow: true }), slowAfter)
  try {
    const template = chooseTemplate(await askForTemplate())
    const page = await readyPage(template)
    dressDocument(template)
    $page.set(page)
    return page
  } catch {
    // The layout's own script did not come.
    $page.set({ state: 'failed' })
    return undefined
  } finally {
    clearTimeout(slow)
  }
}

import * as v from 'valibot'
import { fetchTemplate } from '../../shared/api/landing.ts'
import { isFault } from '../../shared/api/result.ts'
import { marketOf, plainIfBare, type Template, templateSchema } from '../../shared/api/template.ts'
import { brand } from '../../shared/config/brand.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { loadLandingMessages } from '../../shared/messages/landing.ts'
import { themeProperties } from '../../shared/ui/landing/theme.ts'

/** Few templates from a server need more than their own document. */
const loadFallback = () => import('./fallback-template.ts')

/** Another market's template names another lender's terms: it is not shown here. */
async function chooseTemplate(document: unknown): Promise<Template> {
  const read = v.safeParse(templateSchema, document)
  const template = read.success
    ? plainIfBare(read.output)
    : (await loadFallback()).mendTemplate(document)
  return marketOf(template) === brand.market ? template : (await loadFallback()).base
}

/** The template that the address names; where there is none the default one, and a toast says why. */
export async function askForTemplate(): Promise<Template> {
  const answer = await fetchTemplate(param('id') ?? (await loadFallback()).base.id)
  if (answer.success) return chooseTemplate(answer.data)
  const { base } = await loadFallback()
  const { networkError } = await loadLandingMessages(base.locale)
  showToast(isFault(answer) ? networkError : answer.message)
  return base
}

/** Dresses the document as the build does with a template's own page: language, title, colours. */
export function dressDocument({ locale, theme, preview, hero }: Template): void {
  const root = document.documentElement
  root.lang = locale
  document.title = preview.title || hero.title
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    root.style.setProperty(name, value)
  }
}

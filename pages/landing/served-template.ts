import * as v from 'valibot'
import { fetchTemplate } from '../../shared/api/landing.ts'
import { marketOf, plainIfBare, type Template, templateSchema } from '../../shared/api/template.ts'
import { unreadableColors } from '../../shared/api/theme-contrast.ts'
import { brand } from '../../shared/config/brand.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { themeProperties } from '../../shared/features/landing/theme.ts'
import { loadLandingMessages } from '../../shared/messages/landing.ts'
import { campaignMarket } from './campaign-market.ts'
import { refusalText } from './refusal-text.ts'

/** Few templates from a server need more than their own document. */
const loadFallback = () => import('./fallback-template.ts')

function report(id: string | undefined, reason: string): void {
  if (import.meta.env.MODE === 'production') return
  // biome-ignore lint/suspicious/noConsole: what it is for; a build for the CDN has none of it.
  console.warn(`The landing template ${id ?? ''} is not shown: ${reason}`)
}

/** Another market's template has another lender's terms and refuses this market's numbers. */
function strangerReason(template: Template): string | undefined {
  const market = campaignMarket()
  if (marketOf(template) !== brand.market) return `it is for ${marketOf(template)}`
  const { phoneRule } = template.form
  if (market && market !== phoneRule) return `it takes numbers of ${phoneRule}, not of ${market}`
}

async function chooseTemplate(document: unknown): Promise<Template> {
  const read = v.safeParse(templateSchema, document)
  const isSound = read.success && unreadableColors(read.output.theme).length === 0
  const template = isSound
    ? plainIfBare(read.output)
    : (await loadFallback()).mendTemplate(document)
  const reason = strangerReason(template)
  if (!reason) return template
  report(template.id, reason)
  const { fallback, elsewhereText } = await loadFallback()
  const own = fallback()
  showToast(elsewhereText(own))
  return own
}

/** A missing one is replaced by the market's fallback; a toast says why. */
export async function askForTemplate(): Promise<Template> {
  const id = param('id')
  const answer = await fetchTemplate(id ?? (await loadFallback()).defaultId)
  if (answer.success) return chooseTemplate(answer.data)
  report(id, answer.message)
  const fallback = (await loadFallback()).fallback()
  showToast(refusalText(answer, await loadLandingMessages(fallback.locale)))
  return fallback
}

/** As the build does for a template's own page: language, title, colours. */
export function dressDocument({ locale, theme, preview, hero }: Template): void {
  const root = document.documentElement
  root.lang = locale
  document.title = preview.title || hero.title
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    root.style.setProperty(name, value)
  }
}

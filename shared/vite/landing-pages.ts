import type { Template } from '../api/template.ts'
import type { Campaign } from '../features/campaign/campaign.ts'
import type { Page } from '../page.ts'
import { pages } from '../pages.ts'
import { loadTemplates } from './load-templates.ts'
import type { LoadedBrand } from './loaded-brand.ts'

const file = 'landing.html'

const titleOf = ({ preview, hero }: Template) => preview.title || hero.title

const nameOf = ({ id }: Template) => id.replace(/-[a-z]{2,3}$/, '')

/** The same page in each language that has it: `amount-en` and `amount-fil`. */
function twinsOf(template: Template, all: readonly Template[]): Record<string, string> {
  const isTwin = (other: Template) =>
    nameOf(other) === nameOf(template) &&
    other.layout === template.layout &&
    other.form.phoneRule === template.form.phoneRule
  const twins = all.filter(isTwin).map(({ locale, id }) => [locale, `landing/${id}.html`] as const)
  const files = new Map(twins)
  // Two of one language are no twins: which of them is the page's other language, nobody can say.
  return twins.length > 1 && files.size === twins.length ? Object.fromEntries(files) : {}
}

function templatePage(row: Page, template: Template, all: readonly Template[] = []): Page {
  const { id, locale, hero, preview } = template
  return {
    ...row,
    file: `landing/${id}.html`,
    title: titleOf(template),
    description: preview.description || hero.subtitle,
    lang: locale,
    variant: { of: file, document: template, twins: twinsOf(template, all) }
  }
}

/** One html with all that a campaign may show; it is called as what is shown outside its dates. */
function campaignPage(
  row: Page,
  { id, starts, ends, variants, after }: Campaign & { id: string },
  templates: ReadonlyMap<string, Template>
): Page {
  const ids = new Set([...variants.map(({ template }) => template), after])
  const documents = [...ids].flatMap(each => templates.get(each) ?? [])
  const shownAfter = templates.get(after)
  if (!shownAfter) throw new Error(`campaigns/${id}.json: there is no template ${after}`)
  const files = documents.map(
    each => [each.id, { lang: each.locale, title: titleOf(each) }] as const
  )
  const facts = {
    id,
    starts: Date.parse(starts),
    ends: Date.parse(ends),
    variants,
    after,
    documents: Object.fromEntries(files)
  }
  return {
    ...templatePage(row, shownAfter),
    file: `go/${id}.html`,
    variant: { of: file, document: shownAfter, campaign: { facts, documents } }
  }
}

export async function landingPages(
  { id, folder }: LoadedBrand,
  alias: Record<string, string>
): Promise<Page[]> {
  const row: Page | undefined = pages.find(page => page.file === file)
  if (!row) throw new Error(`There is no ${file}`)
  const { templates, campaigns, problems } = await loadTemplates(folder, alias)
  if (problems.length > 0) throw new Error(`Brand ${id}:\n${problems.join('\n')}`)
  const own = templates.flatMap(({ template }) => template ?? [])
  const ownById = new Map(own.map(template => [template.id, template]))
  return [
    ...own.map(template => templatePage(row, template, own)),
    ...campaigns.flatMap(({ campaign }) => (campaign ? [campaignPage(row, campaign, ownById)] : []))
  ]
}

/** The template that a landing page of its own shows, a campaign's outside its dates. */
export function templateOf({ variant }: Page): Template {
  return variant?.document as Template
}

export function templatesOf(page: Page): readonly Template[] {
  return (page.variant?.campaign?.documents ?? [templateOf(page)]) as readonly Template[]
}

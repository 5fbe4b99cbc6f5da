import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { readTemplate } from '../../shared/api/read-template.ts'
import { layoutNames, marketOf, type Template, templateSchema } from '../../shared/api/template.ts'
import { downloadFile } from '../../shared/bridge/save-image.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { defaultTemplate } from '../../shared/config/default-template.ts'
import { writeQuery } from '../../shared/context/query.ts'
import { type LandingMessages, loadLandingMessages } from '../../shared/messages/landing.ts'
import { type Layout, loadLayout } from '../../shared/ui/landing/layout.ts'

/** The files as they are, by their paths. */
const files = import.meta.glob<string>('../../public/templates/*.json', {
  query: '?raw',
  import: 'default',
  eager: true
})

const base = v.parse(templateSchema, defaultTemplate)

/** A template file, and what it has become in its editor. */
export interface EditedTemplate {
  /** The file's name without its ending. */
  name: string
  original: string
  text: string
  /** What the preview shows: the last text that was JSON. */
  shown: Template
}

function openFile([path, text]: [string, string]): EditedTemplate {
  const name = path.replace(/^.*\/|\.json$/g, '')
  return { name, original: text, text, shown: readTemplate(JSON.parse(text), base) }
}

const all = Object.entries(files).map(openFile)
const isOurs = ({ shown }: EditedTemplate) => marketOf(shown) === brand.market

export const $templates = atom<readonly EditedTemplate[]>(all.filter(isOurs))

/** Templates that this brand does not show. */
export const otherTemplates = all.filter(template => !isOurs(template))

/** What templates are drawn with, by their names. */
export interface Looks {
  layouts: Map<string, Layout>
  languages: Map<string, LandingMessages>
}

/** Undefined until they are there. */
export const $looks = atom<Looks | undefined>()

async function loadAll<Name, Part>(
  names: readonly Name[],
  load: (name: Name) => Promise<Part>
): Promise<Map<Name, Part>> {
  return new Map(await Promise.all(names.map(async name => [name, await load(name)] as const)))
}

export async function openTemplates(): Promise<void> {
  const [layouts, languages] = await Promise.all([
    loadAll(layoutNames, loadLayout),
    loadAll(['zh', 'en', 'fil'], loadLandingMessages)
  ])
  $looks.set({ layouts, languages })
}

function parseTemplate(text: string): Template | undefined {
  try {
    return readTemplate(JSON.parse(text), base)
  } catch {
    return undefined
  }
}

/** Takes a text as it is typed; the preview follows as soon as it can be read. */
export function editTemplate(name: string, text: string): void {
  $templates.set(
    $templates.get().map(template => {
      if (template.name !== name) return template
      return { ...template, text, shown: parseTemplate(text) ?? template.shown }
    })
  )
}

export function resetTemplate({ name, original }: EditedTemplate): void {
  editTemplate(name, original)
}

export function downloadTemplate({ shown, text }: EditedTemplate): void {
  downloadFile(new Blob([text], { type: 'application/json' }), `${shown.id}.json`)
}

export const campaignNames = [
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'UC',
  'down_id',
  'links_id'
] as const
export type CampaignName = (typeof campaignNames)[number]

export const $campaign = atom(
  Object.fromEntries(campaignNames.map(name => [name, ''])) as Record<CampaignName, string>
)

export function changeCampaign(name: CampaignName, value: string): void {
  $campaign.set({ ...$campaign.get(), [name]: value })
}

const site = `${company.siteOrigin}${import.meta.env.BASE_URL}`

/** Whether the build gives it a page of its own. */
export function hasOwnPage({ name, shown }: EditedTemplate): boolean {
  return shown.id === name
}

/** Where an advertisement leads, campaign included. */
export const $addressOf = computed($campaign, campaign => (template: EditedTemplate) => {
  const { id } = template.shown
  const given = Object.entries(campaign).filter(([, value]) => value.trim() !== '')
  const tracking = Object.fromEntries(given.map(([name, value]) => [name, value.trim()]))
  const isOwn = hasOwnPage(template)
  const query = writeQuery(isOwn ? tracking : { id, ...tracking })
  return `${site}${isOwn ? `landing/${id}.html` : 'landing.html'}${query && `?${query}`}`
})

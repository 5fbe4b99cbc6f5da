import { atom, computed } from 'nanostores'
import { checkCampaign } from '../../../shared/features/campaign/check-campaign.ts'
import type { Planned } from '../../../shared/features/campaign/judge.ts'
import {
  type CampaignJudgement,
  judgeResults
} from '../../../shared/features/campaign/judge-results.ts'
import { instantText, wallTime } from '../../../shared/features/campaign/market-instant.ts'
import { listAt, withValue } from '../document-path.ts'
import type { EditedTemplate } from '../edited-template.ts'
import type { TemplatesPage } from '../store.ts'
import { campaignFiles } from '../template-files.ts'
import {
  type EditedCampaign,
  openCampaign,
  readCampaignDrafts,
  saveCampaignDrafts,
  templatesOf,
  variantsOf
} from './edited-campaign.ts'

export type ReadResults =
  | { state: 'none' }
  | { state: 'failed'; file: string; message: string }
  | { state: 'read'; file: string; judgements: CampaignJudgement[] }

const day = 86_400_000

function restored(): EditedCampaign[] {
  const drafts = readCampaignDrafts()
  const files = campaignFiles.map(({ name, text }) => openCampaign(name, text))
  const fresh = drafts.filter(({ name }) => files.every(file => file.name !== name))
  return [
    ...files.map(file => ({ ...file, ...drafts.find(({ name }) => name === file.name) })),
    ...fresh.map(each => ({ ...each, original: undefined }))
  ]
}

/** `suggestTemplates` answers which templates there are now, drafts too, by how likely they are wanted. */
export function createCampaigns(suggestTemplates: () => readonly string[]) {
  const $campaigns = atom<readonly EditedCampaign[]>(restored())
  const $chosen = atom('')
  const $results = atom<ReadResults>({ state: 'none' })
  const $areKept = atom(true)
  const $selected = computed(
    [$campaigns, $chosen],
    (campaigns, chosen) => campaigns.find(({ name }) => name === chosen) ?? campaigns[0]
  )
  $campaigns.listen(campaigns => $areKept.set(saveCampaignDrafts(campaigns)))

  function change(name: string, edit: (campaign: EditedCampaign) => EditedCampaign): void {
    $campaigns.set($campaigns.get().map(each => (each.name === name ? edit(each) : each)))
  }

  const campaignOf = (id: string) =>
    $campaigns.get().find(each => each.name === id || each.id === id)

  const rename = (name: string, id: string) => change(name, campaign => ({ ...campaign, id }))

  function setField(name: string, path: string, value: unknown): void {
    change(name, campaign => ({
      ...campaign,
      document: withValue(campaign.document, path, value) as EditedCampaign['document']
    }))
  }

  function changeVariants(campaign: EditedCampaign, edit: (list: unknown[]) => unknown[]): void {
    setField(campaign.name, 'variants', edit([...listAt(campaign.document, 'variants')]))
  }

  function addVariant(campaign: EditedCampaign): void {
    const taken = variantsOf(campaign).map(({ template }) => template)
    const template = suggestTemplates().find(id => !taken.includes(id)) ?? ''
    changeVariants(campaign, list => [...list, { template, weight: 1 }])
  }

  function removeVariant(campaign: EditedCampaign, index: number): void {
    changeVariants(campaign, list => list.filter((_, at) => at !== index))
  }

  /** Two weeks from the next midnight: whole weeks have each day of the week as often. */
  function addCampaign(): void {
    const taken = $campaigns.get().flatMap(({ name, id }) => [name, id])
    let number = 1
    while (taken.includes(`campaign-${number}`)) number++
    const name = `campaign-${number}`
    const today = `${wallTime(Date.now()).slice(0, 10)}T00:00`
    const starts = Date.parse(instantText(today)) + day
    const [first = '', second = ''] = suggestTemplates()
    const document = {
      starts: instantText(wallTime(starts)),
      ends: instantText(wallTime(starts + 14 * day)),
      variants: [
        { template: first, weight: 1 },
        { template: second, weight: 1 }
      ],
      after: first
    }
    $campaigns.set([...$campaigns.get(), { name, id: name, original: undefined, document }])
    $chosen.set(name)
  }

  function resetCampaign({ name, original }: EditedCampaign): void {
    const others = $campaigns.get().filter(each => each.name !== name)
    if (original === undefined) $campaigns.set(others)
    else change(name, () => openCampaign(name, JSON.stringify(original)))
  }

  /** From now on everybody sees one template, at the same address. */
  function decide(id: string, template: string): void {
    const name = campaignOf(id)?.name ?? id
    const minute = Math.floor(Date.now() / 60_000) * 60_000
    setField(name, 'ends', instantText(wallTime(minute)))
    setField(name, 'after', template)
    $chosen.set(name)
  }

  /** As it is published: what is being changed has no results yet. */
  function publishedCampaign(id: string): Planned | undefined {
    const campaign = campaignOf(id)
    if (!campaign) return undefined
    const document = campaign.original ?? campaign.document
    const { campaign: sound, problems } = checkCampaign(
      id,
      document,
      new Set(templatesOf(campaign))
    )
    const [first] = problems
    if (first) throw new Error(`${id}: ${first.field} ${first.reason}`)
    return sound
  }

  async function takeResults(file: File): Promise<void> {
    try {
      const judgements = judgeResults(await file.text(), publishedCampaign)
      $results.set({ state: 'read', file: file.name, judgements })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      $results.set({ state: 'failed', file: file.name, message })
    }
  }

  return {
    $campaigns,
    $selected,
    $results,
    $areKept,
    chooseCampaign: (name: string) => $chosen.set(name),
    rename,
    setField,
    addVariant,
    removeVariant,
    addCampaign,
    resetCampaign,
    decide,
    takeResults
  }
}

export type Campaigns = ReturnType<typeof createCampaigns>

/** The one that was worked at, then those of its language: a test of two languages says nothing of either. */
function suggestedTemplates({ $templates, $selected }: TemplatesPage): string[] {
  const selected = $selected.get()?.shown
  const rank = ({ id, locale }: EditedTemplate['shown']) =>
    id === selected?.id ? 0 : locale === selected?.locale ? 1 : 2
  const shown = $templates.get().map(template => template.shown)
  return shown.sort((a, b) => rank(a) - rank(b)).map(({ id }) => id)
}

const opened = new WeakMap<TemplatesPage, Campaigns>()

/** The page's own, whichever room is open: what the browser has no room to keep is still there. */
export function campaignsOf(page: TemplatesPage): Campaigns {
  const campaigns = opened.get(page) ?? createCampaigns(() => suggestedTemplates(page))
  opened.set(page, campaigns)
  return campaigns
}

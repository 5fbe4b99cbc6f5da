import { atom } from 'nanostores'
import { computed } from '../../../shared/lib/computed.ts'
import { askBeforeLeaving } from '../ask-before-leaving.ts'
import { listAt, withValue } from '../document-path.ts'
import type { EditedTemplate } from '../edited-template.ts'
import type { TemplatesPage } from '../store.ts'
import { campaignFiles } from '../template-files.ts'
import {
  type EditedCampaign,
  isChanged,
  openCampaign,
  readCampaignDrafts,
  saveCampaignDrafts,
  variantsOf
} from './edited-campaign.ts'
import { endCampaign } from './end-campaign.ts'
import { newCampaign } from './new-campaign.ts'
import { createResults } from './results-store.ts'

/** As typed; not part of the campaign's file. */
export interface PlanFields {
  rate: string
  difference: string
  daily: string
}

function createPlan() {
  const $plan = atom<PlanFields>({ rate: '5', difference: '20', daily: '1000' })
  const setPlan = (field: keyof PlanFields, typed: string) =>
    $plan.set({ ...$plan.get(), [field]: typed })
  return { $plan, setPlan }
}

function restored(): EditedCampaign[] {
  const drafts = readCampaignDrafts()
  const files = campaignFiles.map(({ name, text }) => openCampaign(name, text))
  // A draft that is a file by now, under the same name, is no draft.
  const fresh = drafts.filter(({ name, id, document }) =>
    files.every(
      file =>
        file.name !== name &&
        (file.name !== id || JSON.stringify(file.document) !== JSON.stringify(document))
    )
  )
  return [
    ...files.map(file => ({ ...file, ...drafts.find(({ name }) => name === file.name) })),
    ...fresh.map(each => ({ ...each, original: undefined }))
  ]
}

type SetField = (name: string, path: string, value: unknown) => void

function createVariantEdits(setField: SetField, suggestTemplates: () => readonly string[]) {
  const changeVariants = (campaign: EditedCampaign, edit: (list: unknown[]) => unknown[]) =>
    setField(campaign.name, 'variants', edit([...listAt(campaign.document, 'variants')]))
  return {
    addVariant: (campaign: EditedCampaign) => {
      const taken = variantsOf(campaign).map(({ template }) => template)
      const template = suggestTemplates().find(id => !taken.includes(id)) ?? ''
      changeVariants(campaign, list => [...list, { template, weight: 1 }])
    },
    removeVariant: (campaign: EditedCampaign, index: number) =>
      changeVariants(campaign, list => list.filter((_, at) => at !== index))
  }
}

/** `suggestTemplates` has all templates, drafts too, the most likely first. */
export function createCampaigns(suggestTemplates: () => readonly string[]) {
  const $campaigns = atom<readonly EditedCampaign[]>(restored())
  const $chosen = atom($campaigns.get().filter(isChanged).pop()?.name ?? '')
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

  function setField(name: string, path: string, value: unknown): void {
    change(name, campaign => ({
      ...campaign,
      document: withValue(campaign.document, path, value) as EditedCampaign['document']
    }))
  }

  function addCampaign(): void {
    const taken = $campaigns.get().flatMap(({ name, id }) => [name, id])
    const campaign = newCampaign(taken, suggestTemplates())
    $campaigns.set([...$campaigns.get(), campaign])
    $chosen.set(campaign.name)
  }

  function resetCampaign({ name, original }: EditedCampaign): void {
    const others = $campaigns.get().filter(each => each.name !== name)
    if (original === undefined) $campaigns.set(others)
    else change(name, () => openCampaign(name, JSON.stringify(original)))
  }

  /** Shows everybody one template from now on, at the same address. */
  function decide(id: string, template: string): void {
    const name = campaignOf(id)?.name ?? id
    change(name, campaign => ({ ...campaign, document: endCampaign(campaign.document, template) }))
    $chosen.set(name)
  }

  return {
    $campaigns,
    $selected,
    $areKept,
    ...createPlan(),
    chooseCampaign: (name: string) => $chosen.set(name),
    rename: (name: string, id: string) => change(name, campaign => ({ ...campaign, id })),
    setField,
    ...createVariantEdits(setField, suggestTemplates),
    addCampaign,
    resetCampaign,
    decide,
    results: createResults(campaignOf)
  }
}

export type Campaigns = ReturnType<typeof createCampaigns>

/** A test of two languages says nothing: first the last template, then those of its language. */
function suggestedTemplates({ $templates, $selected }: TemplatesPage): string[] {
  const selected = $selected.get()?.visible
  const rank = ({ visible: { id, locale } }: EditedTemplate) => {
    if (id === selected?.id) return 0
    // A copy is tried against its original: `costs-en-2` against `costs-en`.
    if (selected?.id.startsWith(`${id}-`)) return 1
    return locale === selected?.locale ? 2 : 3
  }
  const ranked = [...$templates.get()].sort((a, b) => rank(a) - rank(b))
  const [first, second, ...others] = ranked
  const isNew = first && second?.original !== undefined && first.original === undefined
  return (isNew ? [second, first, ...others] : ranked).map(({ visible }) => visible.id)
}

const opened = new WeakMap<TemplatesPage, Campaigns>()

/** One for the page, whichever room is open: so unsaved work is still there. */
export function campaignsOf(page: TemplatesPage): Campaigns {
  const before = opened.get(page)
  if (before) return before
  const campaigns = createCampaigns(() => suggestedTemplates(page))
  opened.set(page, campaigns)
  askBeforeLeaving(() => !campaigns.$areKept.get())
  return campaigns
}

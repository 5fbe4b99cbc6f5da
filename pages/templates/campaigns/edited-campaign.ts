import * as v from 'valibot'
import { isRecord } from '../../../shared/lib/is-record.ts'
import { valueAt } from '../document-path.ts'
import { textOf } from '../editing.ts'
import { readDrafts, writeDrafts } from '../stored-drafts.ts'

type Document = Readonly<Record<string, unknown>>

export interface EditedCampaign {
  /** The file's name without its ending; without a file, the first name. */
  name: string
  id: string
  /** The file's document, undefined without a file. */
  original: Document | undefined
  document: Document
}

export const campaignText = ({ document }: EditedCampaign) =>
  `${JSON.stringify(document, null, 2)}\n`

export const isChanged = ({ name, id, document, original }: EditedCampaign) =>
  name !== id || JSON.stringify(document) !== JSON.stringify(original)

export function openCampaign(name: string, text: string): EditedCampaign {
  const file: unknown = JSON.parse(text)
  const document = isRecord(file) ? file : {}
  return { name, id: name, original: document, document }
}

export interface EditedVariant {
  template: string
  weight: number
}

/** The variants that can be drawn; errors of the others are named elsewhere. */
export function variantsOf({ document }: EditedCampaign): EditedVariant[] {
  const variants = valueAt(document, 'variants')
  if (!Array.isArray(variants)) return []
  return variants.map(each => ({
    template: textOf(valueAt(each, 'template')),
    weight: Number(valueAt(each, 'weight')) || 0
  }))
}

/** Every template that a visitor may see, the one after the end last. */
export function templateIdsOf(campaign: EditedCampaign): string[] {
  const after = textOf(campaign.document.after)
  return [...new Set([...variantsOf(campaign).map(({ template }) => template), after])]
}

const draft = v.object({
  name: v.string(),
  id: v.string(),
  document: v.record(v.string(), v.unknown())
})

/** Answers whether there was room. */
export function saveCampaignDrafts(campaigns: readonly EditedCampaign[]): boolean {
  const drafts = campaigns
    .filter(isChanged)
    .map(({ name, id, document }) => ({ name, id, document }))
  return writeDrafts('campaignDrafts', drafts)
}

export const readCampaignDrafts = () => readDrafts('campaignDrafts', draft)

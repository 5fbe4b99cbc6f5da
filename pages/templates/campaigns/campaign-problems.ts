import { checkCampaign } from '../../../shared/features/campaign/check-campaign.ts'
import type { Problem } from '../../../shared/lib/schema-problems.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import type { EditedTemplate } from '../edited-template.ts'
import { problemsOf } from '../problems.ts'
import { type EditedCampaign, variantsOf } from './edited-campaign.ts'

const labels: Readonly<Record<string, string>> = messages.labels
const variantLabels: Readonly<Record<string, string>> = messages.variantLabels

/** `variants[1].weight` is `Variant 2: weight`; other paths stay. */
export function campaignLabelOf(path: string): string {
  const [, index, name = ''] = /^variants\[(\d)\]\.(\w+)$/.exec(path) ?? []
  const label = variantLabels[name]
  if (!label) return labels[path] ?? path
  return formatMessage(label, { number: Number(index) + 1 })
}

type FoundPictures = Parameters<typeof problemsOf>[2]

function templateProblems(
  campaign: EditedCampaign,
  templates: readonly EditedTemplate[],
  found: FoundPictures
): Problem[] {
  const places = variantsOf(campaign).map(({ template }, index) => ({
    field: `variants[${index}].template`,
    id: template
  }))
  const after = { field: 'after', id: String(campaign.document.after) }
  return [...places, after].flatMap(({ field, id }) => {
    const template = templates.find(each => each.visible.id === id)
    const count = template ? problemsOf(template, templates, found).length : 0
    const { one, many } = messages.templateWrong
    return count > 0
      ? [{ field, reason: formatMessage(count === 1 ? one : many, { id, count }) }]
      : []
  })
}

function nameProblems({ name, id }: EditedCampaign, all: readonly EditedCampaign[]): Problem[] {
  const other = all.find(each => each.name !== name && each.id === id)
  const reason = `is that of the campaign ${other?.name}, too`
  return other ? [{ field: 'The name of the file', reason }] : []
}

/** People with fields need not know how a file writes it. */
const withoutFile = ({ field, reason }: Problem): Problem => ({
  field,
  reason: reason.replace(/, in a file as .*/, '')
})

export function campaignProblems(
  campaign: EditedCampaign,
  campaigns: readonly EditedCampaign[],
  templates: readonly EditedTemplate[],
  found: FoundPictures
): Problem[] {
  const ids = new Set(templates.map(({ visible: places }) => places.id))
  return [
    ...checkCampaign(campaign.id, campaign.document, ids).problems.map(withoutFile),
    ...nameProblems(campaign, campaigns),
    ...templateProblems(campaign, templates, found)
  ]
}

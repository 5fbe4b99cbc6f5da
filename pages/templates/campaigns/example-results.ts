import { type EditedCampaign, variantsOf } from './edited-campaign.ts'

const columns = ['campaign', 'variant', 'visits', 'registrations', 'good_loans']
const allVisits = 16_000

export function exampleResults(campaign: EditedCampaign): string {
  const variants = variantsOf(campaign)
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0) || 1
  const lines = variants.map(({ template, weight }, index) => {
    const visits = Math.round((allVisits * weight) / whole)
    const registrations = Math.round(visits * (0.05 + 0.008 * index))
    return [campaign.id, template, visits, registrations, Math.round(registrations / 3)]
  })
  return `${[columns, ...lines].join('\n')}\n`
}

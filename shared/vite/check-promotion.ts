import { problemLines } from '../lib/schema-problems.ts'
import { type CheckedCampaign, checkCampaigns } from './check-campaigns.ts'
import { type CheckedTemplate, checkTemplates } from './check-templates.ts'

export interface CheckedPromotion {
  templates: CheckedTemplate[]
  campaigns: CheckedCampaign[]
  problems: string[]
}

export function checkPromotion(folder: string): CheckedPromotion {
  const templates = checkTemplates(folder)
  const campaigns = checkCampaigns(folder, templates)
  return { templates, campaigns, problems: problemLines([...templates, ...campaigns]) }
}

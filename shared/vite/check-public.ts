import { type CheckedCampaign, checkCampaigns } from './campaign/check-campaigns.ts'
import { type CheckedTemplate, checkTemplates, problemLines } from './check-templates.ts'

export interface CheckedPublic {
  templates: CheckedTemplate[]
  campaigns: CheckedCampaign[]
  /** What is wrong with them, a line each. */
  problems: string[]
}

/** Checks all that marketing edits: templates, and campaigns that show them. */
export function checkPublic(folder: string): CheckedPublic {
  const templates = checkTemplates(folder)
  const campaigns = checkCampaigns(folder, templates)
  return { templates, campaigns, problems: problemLines([...templates, ...campaigns]) }
}

import { createContext, useContext } from 'react'
import type { Problem } from '../../../shared/lib/schema-problems.ts'
import { valueAt } from '../document-path.ts'
import { controlId } from '../editing.ts'
import type { TemplatesPage } from '../store.ts'
import { campaignLabelOf } from './campaign-problems.ts'
import type { EditedCampaign } from './edited-campaign.ts'
import type { Campaigns } from './store.ts'

interface CampaignEditing {
  page: TemplatesPage
  store: Campaigns
  campaign: EditedCampaign
  problems: readonly Problem[]
}

export const CampaignContext = createContext<CampaignEditing | undefined>(undefined)

export function useCampaign(): CampaignEditing {
  const editing = useContext(CampaignContext)
  if (!editing) throw new Error('A part of a campaign stands outside its room')
  return editing
}

export function useCampaignField(path: string) {
  const { store, campaign, problems } = useCampaign()
  const problem = problems.find(({ field }) => field === path)
  return {
    id: controlId(path),
    value: valueAt(campaign.document, path),
    error: problem && `${campaignLabelOf(path)} ${problem.reason}`,
    set: (value: unknown) => store.setField(campaign.name, path, value)
  }
}

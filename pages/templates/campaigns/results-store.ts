import { atom } from 'nanostores'
import { checkCampaign } from '../../../shared/features/campaign/check-campaign.ts'
import type { Planned } from '../../../shared/features/campaign/judge.ts'
import {
  type CampaignJudgement,
  judgeResults
} from '../../../shared/features/campaign/judge-results.ts'
import type { EditedCampaign } from './edited-campaign.ts'

type ReadResults =
  | { state: 'none' }
  | { state: 'failed'; file: string; message: string }
  | { state: 'read'; file: string; judgements: CampaignJudgement[] }

/** As published: an edited campaign has no results yet. */
function publishedCampaign(id: string, campaign: EditedCampaign | undefined): Planned | undefined {
  if (!campaign) return undefined
  // Templates of a campaign that has run may be gone.
  const { campaign: sound, problems } = checkCampaign(id, campaign.original ?? campaign.document, {
    has: () => true
  })
  const [first] = problems
  if (first) throw new Error(`${id}: ${first.field} ${first.reason}`)
  return sound
}

export function createResults(campaignOf: (id: string) => EditedCampaign | undefined) {
  const $results = atom<ReadResults>({ state: 'none' })

  async function readFile(file: File): Promise<void> {
    try {
      const text = await file.text()
      const judgements = judgeResults(text, id => publishedCampaign(id, campaignOf(id)))
      $results.set({ state: 'read', file: file.name, judgements })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      $results.set({ state: 'failed', file: file.name, message })
    }
  }

  return { $results, readFile }
}

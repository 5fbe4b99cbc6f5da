import { type Judgement, judgeCampaign, type Planned } from './judge.ts'
import { readResults } from './read-results.ts'

export interface CampaignJudgement {
  id: string
  judgement: Judgement
}

/** Lines of text about each campaign in the file. Throws with the line that cannot be read. */
export function judgeResults(
  text: string,
  campaignOf: (id: string) => Planned | undefined
): CampaignJudgement[] {
  const results = readResults(text)
  return [...new Set(results.map(({ campaign }) => campaign))].map(id => {
    const own = results.filter(({ campaign }) => campaign === id)
    const planned = campaignOf(id)
    if (!planned) {
      throw new Error(
        `line ${own[0]?.line}: campaign is ${id}, and the brand has no campaigns/${id}.json`
      )
    }
    return { id, judgement: judgeCampaign(planned, own) }
  })
}

import * as v from 'valibot'
import { type Problem, schemaProblems } from '../../lib/schema-problems.ts'
import { type Campaign, campaignSchema } from './campaign.ts'

interface CampaignCheck {
  problems: Problem[]
  campaign?: Campaign & { id: string }
}

/** The ids that the brand has. */
type Templates = Pick<ReadonlySet<string>, 'has'>

function templateProblem(templates: Templates, field: string, id: string): Problem[] {
  if (templates.has(id)) return []
  return [{ field, reason: `is ${id}, and there is no templates/${id}.json` }]
}

function variantProblems({ variants, after }: Campaign, templates: Templates): Problem[] {
  const ids = variants.map(({ template }) => template)
  const ofVariants = ids.flatMap((id, index) => {
    const field = `variants[${index}].template`
    const twice = { field, reason: `is ${id}, which is a variant already` }
    return ids.indexOf(id) < index ? [twice] : templateProblem(templates, field, id)
  })
  return [...ofVariants, ...templateProblem(templates, 'after', after)]
}

function timeProblems({ starts, ends }: Campaign): Problem[] {
  if (Date.parse(ends) > Date.parse(starts)) return []
  return [{ field: 'ends', reason: `has to be later than the start, ${starts}` }]
}

function nameProblems(id: string): Problem[] {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return []
  return [{ field: 'The name of the file', reason: 'must be in small-letters-and-dashes' }]
}

export function checkCampaign(id: string, document: unknown, templates: Templates): CampaignCheck {
  const unsound = [...nameProblems(id), ...schemaProblems('campaign', campaignSchema, document)]
  if (!v.is(campaignSchema, document)) return { problems: unsound }
  const problems = [...unsound, ...timeProblems(document), ...variantProblems(document, templates)]
  return problems.length > 0 ? { problems } : { problems, campaign: { id, ...document } }
}

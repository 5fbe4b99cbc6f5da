import * as v from 'valibot'
import { ownValue } from '../../lib/own-value.ts'
import { type Problem, schemaProblems } from '../../lib/schema-problems.ts'
import { type Campaign, campaignSchema } from './campaign.ts'

interface CampaignCheck {
  problems: Problem[]
  campaign?: Campaign & { id: string }
}

type Templates = Pick<ReadonlySet<string>, 'has'>

function templateProblem(templates: Templates, field: string, id: string): Problem[] {
  if (!id || templates.has(id)) return []
  return [{ field, reason: `is ${id}, and there is no template of that name` }]
}

/** A text of the document; '' for any other value, which the schema has reported. */
function textAt(document: unknown, name: string): string {
  const value = ownValue(document, name)
  return typeof value === 'string' ? value : ''
}

function variantProblems(document: unknown, templates: Templates): Problem[] {
  const variants = ownValue(document, 'variants')
  const ids = Array.isArray(variants) ? variants.map(each => textAt(each, 'template')) : []
  const ofVariants = ids.flatMap((id, index) => {
    const field = `variants[${index}].template`
    const twice = { field, reason: `is ${id}, which is a variant already` }
    return id && ids.indexOf(id) < index ? [twice] : templateProblem(templates, field, id)
  })
  return [...ofVariants, ...templateProblem(templates, 'after', textAt(document, 'after'))]
}

function timeProblems(document: unknown): Problem[] {
  const [start, end] = ['starts', 'ends'].map(name => Date.parse(textAt(document, name)))
  const isReversed = start !== undefined && end !== undefined && end <= start
  return isReversed ? [{ field: 'ends', reason: 'has to be later than the start' }] : []
}

function nameProblems(id: string): Problem[] {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return []
  return [
    {
      field: 'The name of the file',
      reason: 'must be small letters, digits and dashes, such as june-2026'
    }
  ]
}

export function checkCampaign(id: string, document: unknown, templates: Templates): CampaignCheck {
  // Times and templates are checked even if the schema refuses: one error hides no other.
  const problems = [
    ...nameProblems(id),
    ...schemaProblems('campaign', campaignSchema, document),
    ...timeProblems(document),
    ...variantProblems(document, templates)
  ]
  return problems.length === 0 && v.is(campaignSchema, document)
    ? { problems, campaign: { id, ...document } }
    : { problems }
}

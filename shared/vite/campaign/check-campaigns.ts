import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Problem, schemaProblems } from '../../api/schema-problems.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { CheckedTemplate } from '../check-templates.ts'
import { type Campaign, campaignSchema } from './campaign.ts'

export interface CheckedCampaign {
  /** Inside the brand's folder: `campaigns/first-loan.json`. */
  file: string
  problems: Problem[]
  campaign?: Campaign & { id: string }
}

type Templates = ReadonlyMap<string, CheckedTemplate>

function templateProblem(templates: Templates, field: string, id: string): Problem[] {
  if (templates.has(id)) return []
  return [{ field, reason: `is ${id}, and there is no templates/${id}.json` }]
}

function variantProblems({ variants, after }: Campaign, templates: Templates): Problem[] {
  const ids = variants.map(({ template }) => template)
  const named = ids.flatMap((id, index) => {
    const field = `variants[${index}].template`
    const first = ids.indexOf(id)
    const twice = { field, reason: `is ${id}, as in variants[${first}] already` }
    return first < index ? [twice] : templateProblem(templates, field, id)
  })
  return [...named, ...templateProblem(templates, 'after', after)]
}

function timeProblems({ starts, ends }: Campaign): Problem[] {
  if (Date.parse(ends) > Date.parse(starts)) return []
  return [{ field: 'ends', reason: `is ${ends}, and has to be after ${starts}` }]
}

function nameProblems(id: string): Problem[] {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return []
  return [{ field: 'The name of the file', reason: 'must be in small-letters-and-dashes' }]
}

function readDocument(path: string): { document?: Record<string, unknown>; problem?: string } {
  try {
    const document: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isRecord(document) ? { document } : { problem: 'must be a group in { }' }
  } catch (error) {
    return { problem: `is no JSON: ${error instanceof Error ? error.message : error}` }
  }
}

function checkCampaign(folder: string, file: string, templates: Templates): CheckedCampaign {
  const { document, problem } = readDocument(join(folder, file))
  if (!document) return { file, problems: [{ field: 'The campaign', reason: problem ?? '' }] }
  const unsound = schemaProblems('campaign', campaignSchema, document)
  if (unsound.length > 0) return { file, problems: unsound }
  const campaign = v.parse(campaignSchema, document)
  const id = basename(file, '.json')
  const problems = [
    ...nameProblems(id),
    ...timeProblems(campaign),
    ...variantProblems(campaign, templates)
  ]
  if (problems.length > 0) return { file, problems }
  return { file, problems, campaign: { id, ...campaign } }
}

export function checkCampaigns(
  folder: string,
  templates: readonly CheckedTemplate[]
): CheckedCampaign[] {
  if (!existsSync(join(folder, 'campaigns'))) return []
  const known: Templates = new Map(templates.map(each => [basename(each.file, '.json'), each]))
  return readdirSync(join(folder, 'campaigns'))
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => checkCampaign(folder, `campaigns/${file}`, known))
}

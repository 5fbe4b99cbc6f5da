import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Campaign } from '../features/campaign/campaign.ts'
import { checkCampaign } from '../features/campaign/check-campaign.ts'
import { readJson } from '../lib/read-json.ts'
import type { Problem } from '../lib/schema-problems.ts'
import type { CheckedTemplate } from './check-templates.ts'

export interface CheckedCampaign {
  /** Inside the brand's folder: `campaigns/first-loan.json`. */
  file: string
  problems: Problem[]
  campaign?: Campaign & { id: string }
}

function readCampaign(path: string, templates: ReadonlySet<string>): Omit<CheckedCampaign, 'file'> {
  const read = readJson('campaign', readFileSync(path, 'utf8'))
  if ('problems' in read) return read
  return checkCampaign(basename(path, '.json'), read.document, templates)
}

export function checkCampaigns(
  folder: string,
  templates: readonly CheckedTemplate[]
): CheckedCampaign[] {
  if (!existsSync(join(folder, 'campaigns'))) return []
  const templateIds = new Set(templates.map(each => basename(each.file, '.json')))
  return readdirSync(join(folder, 'campaigns'))
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => {
      const file = `campaigns/${name}`
      return { file, ...readCampaign(join(folder, file), templateIds) }
    })
}

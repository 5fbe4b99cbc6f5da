import { readFileSync } from 'node:fs'
import { checkTemplates, problemLines } from '../check-templates.ts'
import { loadBrand } from '../load-brand.ts'
import { checkCampaigns } from './check-campaigns.ts'
import { judgeCampaign } from './judge.ts'
import { readResults } from './read-results.ts'
import { reportLines } from './report.ts'

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n\n`)

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Error('cannot be read')
  }
}

function readFile(path: string, folder: string): boolean {
  const campaigns = checkCampaigns(folder, checkTemplates(folder))
  const results = readResults(textOf(path))
  const ids = [...new Set(results.map(({ campaign }) => campaign))]
  return ids
    .map(id => {
      const own = results.filter(({ campaign }) => campaign === id)
      const checked = campaigns.find(({ file }) => file === `campaigns/${id}.json`)
      if (!checked) {
        throw new Error(
          `line ${own[0]?.line}: campaign is ${id}, and the brand has no campaigns/${id}.json`
        )
      }
      if (!checked.campaign) throw new Error(problemLines([checked]).join('\n'))
      const judgement = judgeCampaign(checked.campaign, own)
      print(reportLines(id, judgement))
      return judgement.registrations !== undefined
    })
    .every(Boolean)
}

/** `npm run campaign -- results.csv`: what each campaign's results say. Exits 1 where they say nothing. */
export async function run([path]: readonly string[]): Promise<void> {
  try {
    if (!path) throw new Error('Which file? npm run campaign -- results.csv')
    const { folder } = await loadBrand()
    if (!readFile(path, folder)) process.exitCode = 1
  } catch (error) {
    process.stderr.write(
      `${path ? `${path}: ` : ''}${error instanceof Error ? error.message : error}\n`
    )
    process.exitCode = 1
  }
}

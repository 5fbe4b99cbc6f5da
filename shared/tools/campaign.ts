import { readFileSync } from 'node:fs'
import { judgeResults } from '../features/campaign/judge-results.ts'
import { reportLines } from '../features/campaign/report.ts'
import { problemLines } from '../lib/schema-problems.ts'
import { checkCampaigns } from '../vite/check-campaigns.ts'
import { checkTemplates } from '../vite/check-templates.ts'
import { loadBrand } from '../vite/load-brand.ts'

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
  const judgements = judgeResults(textOf(path), id => {
    const checked = campaigns.find(({ file }) => file === `campaigns/${id}.json`)
    if (checked && !checked.campaign) throw new Error(problemLines([checked]).join('\n'))
    return checked?.campaign
  })
  for (const { id, judgement } of judgements) print(reportLines(id, judgement))
  return judgements.every(({ judgement }) => judgement.registrations !== undefined)
}

/** `npm run campaign -- results.csv`; exits 1 where the results say nothing. */
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

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { countUnreviewed } from '../../vite/count-unreviewed.ts'
import { brandAlias, loadBrand } from '../../vite/load-brand.ts'
import { releaseWarnings } from '../../vite/warnings.ts'
import { drawIcons } from '../draw-icons.ts'
import {
  answerProblem,
  type BrandAnswers,
  type BrandQuestion,
  idProblem,
  questionNames
} from './answers.ts'
import { askForBrand } from './ask.ts'
import { writeBrand } from './new-brand.ts'

const brands = fileURLToPath(new URL('../../config/brands', import.meta.url))

const flagOf = (question: BrandQuestion) => question.replace(/[A-Z]/g, '-$&').toLowerCase()
const flags = questionNames.map(flagOf)

const usage = `npm run brand -- new <name> [${flags.map(flag => `--${flag} …`).join('] [')}] [--yes]
npm run brand -- left <name>`

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error([...problems, 'Nothing was written.'].join('\n'))
}

async function printLeft(id: string): Promise<void> {
  const chosen = await loadBrand(id)
  const unreviewed = await countUnreviewed(chosen.brand.languages, brandAlias(chosen.folder))
  const left = releaseWarnings(chosen, unreviewed)
  const lines = left.map(line => `  ${line}\n`).join('')
  process.stdout.write(
    left.length > 0
      ? `Left to settle in shared/config/brands/${id} (shared/config/README.md tells what each is):\n${lines}`
      : `Nothing is left to settle: BRAND=${id} npm run build -- --strict\n`
  )
}

async function makeBrand(start: BrandAnswers, isAsked: boolean): Promise<void> {
  const id = idProblem(start.id, readdirSync(brands))
  refuse(id ? [`The name ${id}`] : [])
  const answers = isAsked ? await askForBrand(start) : start
  if (!answers) return
  const problems = questionNames.flatMap(question => {
    const problem = answerProblem(question, answers[question])
    return problem ? [`--${flagOf(question)} ${problem}`] : []
  })
  refuse(problems)
  try {
    writeBrand(answers, brands)
    await drawIcons(await loadBrand(answers.id))
  } catch (error) {
    rmSync(join(brands, answers.id), { recursive: true, force: true })
    throw error
  }
  process.stdout.write(
    `Made shared/config/brands/${answers.id}. BRAND=${answers.id} npm start shows it.\n\n`
  )
  await printLeft(answers.id)
}

const text = { type: 'string' } as const
const options: Record<string, { type: 'string' | 'boolean' }> = {
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
  ...Object.fromEntries(flags.map(flag => [flag, text]))
}

/** `npm run brand`: asks a person; with `--yes` or without a terminal, flags have to say it all. */
export async function run(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options })
  const [command, id = '', ...others] = positionals
  const entries = questionNames.map(question => [
    question,
    String(values[flagOf(question)] ?? '').trim()
  ])
  if (values.help || others.length > 0 || !id) throw new Error(usage)
  if (command === 'left') return await printLeft(id)
  if (command !== 'new') throw new Error(usage)
  const isAsked = process.stdin.isTTY === true && !values.yes
  await makeBrand({ id, ...Object.fromEntries(entries) }, isAsked)
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { marketOf, type Template, templateSchema } from '../api/template.ts'
import { type Problem, templateTextProblems } from '../api/template-problems.ts'
import type { Market } from '../config/brand.ts'

/** An advertisement's picture is paid for by whoever taps it. */
const largestImage = 60_000

export interface CheckedTemplate {
  file: string
  problems: Problem[]
  /** Undefined when there are problems. */
  template?: Template
  market?: Market
}

function imageProblems(folder: string, { hero, preview }: Template): Problem[] {
  const images = { 'hero.image': hero.image, 'preview.image': preview.image }
  return Object.entries(images).flatMap(([field, image]) => {
    if (!image?.startsWith('/')) return []
    const path = join(folder, image)
    if (!existsSync(path)) return [{ field, reason: `${image} is no file in public` }]
    const { size } = statSync(path)
    if (size <= largestImage) return []
    return [
      { field, reason: `${image} has ${size} bytes, and at most ${largestImage} are allowed` }
    ]
  })
}

function checkTemplate(folder: string, file: string): CheckedTemplate {
  const text = readFileSync(join(folder, 'templates', file), 'utf8')
  const problems = templateTextProblems(text)
  if (problems.length > 0) return { file, problems }
  const template = v.parse(templateSchema, JSON.parse(text))
  const name = basename(file, '.json')
  if (template.id !== name) {
    problems.push({ field: 'id', reason: `must be ${name}, as the file is called` })
  }
  problems.push(...imageProblems(folder, template))
  return { file, problems, template, market: marketOf(template) }
}

/** Checks every template in the public folder, in the order of their names. */
export function checkTemplates(folder: string): CheckedTemplate[] {
  const files = readdirSync(join(folder, 'templates')).filter(file => file.endsWith('.json'))
  return files.sort().map(file => checkTemplate(folder, file))
}

/** One line for each problem: `steps-fil.json: hero.title is empty`. */
export function problemLines(templates: readonly CheckedTemplate[]): string[] {
  return templates.flatMap(({ file, problems }) =>
    problems.map(({ field, reason }) => `${file}: ${field} ${reason}`)
  )
}

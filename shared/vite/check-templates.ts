import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Problem } from '../api/schema-problems.ts'
import { marketOf, type Template, templateSchema } from '../api/template.ts'
import { templateTextProblems } from '../api/template-problems.ts'
import type { Market } from '../config/brand-settings.ts'
import { isSvg } from './is-svg.ts'

/** An advertisement's picture is paid for by whoever taps it. */
const largestImage = 60_000

/** A file, and everything that is wrong with it. */
interface Checked {
  file: string
  problems: Problem[]
}

export interface CheckedTemplate extends Checked {
  /** Undefined when there are problems. */
  template?: Template
  market?: Market
}

/** What is wrong with an address, if it is one of a file that this site should have. */
function fileReason(folder: string, address = '', largest = Number.POSITIVE_INFINITY) {
  if (!address.startsWith('/')) return
  const file = statSync(join(folder, address), { throwIfNoEntry: false })
  if (!file?.isFile()) return `${address} is no file in public`
  if (file.size <= largest) return
  return `${address} has ${file.size} bytes, and at most ${largest} are allowed`
}

function previewReason(image = '') {
  if (isSvg(image)) return `${image} is an SVG, but a shared link shows a PNG or JPEG`
}

function fileProblems(folder: string, { hero, preview, download }: Template): Problem[] {
  const reasons = {
    'hero.image': fileReason(folder, hero.image, largestImage),
    'preview.image':
      previewReason(preview.image) ?? fileReason(folder, preview.image, largestImage),
    'download.android': fileReason(folder, download.android),
    'download.ios': fileReason(folder, download.ios),
    'download.apk': fileReason(folder, download.apk)
  }
  return Object.entries(reasons).flatMap(([field, reason]) => (reason ? [{ field, reason }] : []))
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
  problems.push(...fileProblems(folder, template))
  return { file, problems, template, market: marketOf(template) }
}

/** Checks every template in the public folder, in the order of their names. */
export function checkTemplates(folder: string): CheckedTemplate[] {
  const files = readdirSync(join(folder, 'templates')).filter(file => file.endsWith('.json'))
  return files.sort().map(file => checkTemplate(folder, file))
}

/** One line for each problem: `steps-fil.json: hero.title is empty`. */
export function problemLines(checked: readonly Checked[]): string[] {
  return checked.flatMap(({ file, problems }) =>
    problems.map(({ field, reason }) => `${file}: ${field} ${reason}`)
  )
}

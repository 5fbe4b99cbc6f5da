import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { marketOf, type Template, templateSchema } from '../api/template.ts'
import { templateTextProblems } from '../api/template-problems.ts'
import { brand } from '../config/brand.ts'
import { isSvg } from '../lib/is-svg.ts'
import type { Problem } from '../lib/schema-problems.ts'
import { brandFiles } from './brand-files.ts'

/** An advertisement's picture is paid for by whoever taps it. */
const largestImage = 60_000

export interface CheckedTemplate {
  /** Inside the brand's folder: `templates/steps-fil.json`. */
  file: string
  problems: Problem[]
  template?: Template
}

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))

type FindFile = (address: string) => string

function fileFinder(folder: string): FindFile {
  const files = brandFiles(folder)
  return address => files.get(address.slice(1)) ?? join(publicFolder, address)
}

function fileReason(find: FindFile, address = '', largest = Number.POSITIVE_INFINITY) {
  if (!address.startsWith('/')) return
  const file = statSync(find(address), { throwIfNoEntry: false })
  if (!file?.isFile()) return `${address} is no file of the brand, nor in public`
  if (file.size <= largest) return
  return `${address} has ${file.size} bytes, and at most ${largest} are allowed`
}

function previewReason(image = '') {
  if (isSvg(image)) return `${image} is an SVG, but a shared link shows a PNG or JPEG`
}

function fileProblems(find: FindFile, { hero, preview, download }: Template): Problem[] {
  const reasons = {
    'hero.image': fileReason(find, hero.image, largestImage),
    'preview.image': previewReason(preview.image) ?? fileReason(find, preview.image, largestImage),
    'download.android': fileReason(find, download.android),
    'download.ios': fileReason(find, download.ios),
    'download.apk': fileReason(find, download.apk)
  }
  return Object.entries(reasons).flatMap(([field, reason]) => (reason ? [{ field, reason }] : []))
}

function checkTemplate(folder: string, file: string, find: FindFile): CheckedTemplate {
  const text = readFileSync(join(folder, file), 'utf8')
  const problems = templateTextProblems(text)
  if (problems.length > 0) return { file, problems }
  const template = v.parse(templateSchema, JSON.parse(text))
  const name = basename(file, '.json')
  if (template.id !== name) {
    problems.push({ field: 'id', reason: `must be ${name}, as the file is called` })
  }
  const market = marketOf(template)
  if (market !== brand.market) {
    const reason = `takes numbers of the market ${market}, and the brand lends in ${brand.market}`
    problems.push({ field: 'form.phoneRule', reason })
  }
  problems.push(...fileProblems(find, template))
  return { file, problems, template }
}

export function checkTemplates(folder: string): CheckedTemplate[] {
  const files = readdirSync(join(folder, 'templates')).filter(file => file.endsWith('.json'))
  const find = fileFinder(folder)
  return files.sort().map(file => checkTemplate(folder, `templates/${file}`, find))
}

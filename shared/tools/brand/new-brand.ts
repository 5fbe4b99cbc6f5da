import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrandAnswers } from './answers.ts'
import { brandColorsFrom } from './colors.ts'
import { readCollectors, readRetention } from './read-answers.ts'

const literal = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** By the value's name at the beginning of a line; throws where there is none. */
function setValue(source: string, name: string, code: string): string {
  const list = 'placeholder\\(\\[\\n[^]*?\\n {2}\\]\\)'
  const line = new RegExp(`^( {2,4}${name}: )(?:${list}|.*?)(,?)$`, 'm')
  if (!line.test(source)) throw new Error(`The market's brand has no line with ${name}`)
  return source.replace(line, (_, start, comma) => start + code + comma)
}

function edit(file: string, values: Record<string, string>): void {
  const source = readFileSync(file, 'utf8')
  const edited = Object.entries(values).reduce(
    (text, [name, code]) => setValue(text, name, code),
    source
  )
  writeFileSync(file, edited)
}

function writeFilled(values: Record<string, string>): Record<string, string> {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return Object.fromEntries(filled.map(([name, value]) => [name, literal(value)]))
}

const written = (records: readonly object[] = []) =>
  `[${records
    .map(record => {
      const fields = Object.entries(record).map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? literal(value) : value}`
      )
      return `{ ${fields.join(', ')} }`
    })
    .join(', ')}]`

/** From the folder of the market's brand; for sound answers only. */
export function writeBrand(answers: BrandAnswers, brands: string): void {
  const { id, market, title, legalName, site, phone, email, address } = answers
  const { dataOfficer, retention, collectors } = answers
  const folder = join(brands, id)
  const { gradient, onGradient, accent, onAccent } = brandColorsFrom(answers.accent)
  cpSync(join(brands, market), folder, {
    recursive: true,
    errorOnExist: true,
    force: false,
    // A campaign that runs is the other brand's own.
    filter: source => basename(source) !== 'campaigns'
  })
  edit(join(folder, 'brand.ts'), {
    ...writeFilled({ name: title, servicePhone: phone, accent, onGradient, onAccent }),
    gradient: `[${gradient.map(literal).join(', ')}]`
  })
  edit(join(folder, 'company.ts'), {
    ...writeFilled({
      legalName,
      address,
      phone,
      email,
      siteOrigin: site,
      privacyEmail: dataOfficer
    }),
    ...(retention && { retention: written(readRetention(retention)) }),
    ...(collectors && { collectors: written(readCollectors(collectors)) })
  })
  // The market's mark in the brand's colours, until the brand has its own.
  const icon = join(folder, 'icons/icon.svg')
  const drawn = readFileSync(icon, 'utf8')
    .replace(/(<rect [^>]*fill=)"[^"]*"/, `$1"${accent}"`)
    .replace(/stroke="#fff"/g, `stroke="${onAccent}"`)
  writeFileSync(icon, drawn)
}

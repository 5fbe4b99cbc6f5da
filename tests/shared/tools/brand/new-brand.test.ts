// @vitest-environment node
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  answerProblem,
  type BrandAnswers,
  idProblem,
  markets
} from '../../../../shared/tools/brand/answers.ts'
import { brandColorsFrom } from '../../../../shared/tools/brand/colors.ts'
import { writeBrand } from '../../../../shared/tools/brand/new-brand.ts'
import { contrastProblems } from '../../../../shared/vite/brand-style.ts'
import { temporaryFolder } from '../../../setup/temporary-folder.ts'

const answers: BrandAnswers = {
  id: 'violet',
  market: 'ph',
  title: "Violet's $& Peso",
  accent: '#5B2A9D',
  legalName: '',
  site: 'https://www.violet.example',
  phone: '+63 2 8123 4567',
  email: '',
  address: '',
  dataOfficer: '',
  retention: '',
  collectors: ''
}

/** A folder of brands with the markets' own, and one more. */
function made(changes: Partial<BrandAnswers> = {}) {
  const brands = temporaryFolder('brands')
  for (const each of markets) {
    const folder = join(process.cwd(), 'shared/config/brands', each)
    cpSync(folder, join(brands, each), { recursive: true })
  }
  writeBrand({ ...answers, ...changes }, brands)
  return (file: string) => readFileSync(join(brands, 'violet', file), 'utf8')
}

describe('a new brand', () => {
  test('has what was answered, and placeholders for the rest', () => {
    const read = made()
    expect(read('brand.ts')).toContain("\n  name: 'Violet\\'s $& Peso',\n")
    expect(read('brand.ts')).toContain("\n  servicePhone: '+63 2 8123 4567',\n")
    expect(read('company.ts')).toContain("\n  siteOrigin: 'https://www.violet.example',\n")
    expect(read('company.ts')).toContain("\n  phone: '+63 2 8123 4567',\n")
    expect(read('company.ts')).toContain("\n    phone: placeholder('+63 2 8000 0001'),\n")
    expect(read('company.ts')).toContain('\n  legalName: placeholder(')
  })

  test('takes over no campaign', () => {
    expect(() => made()('campaigns/first-loan.json')).toThrow('ENOENT')
  })

  test('keeps and names what was answered about data', () => {
    const read = made({
      dataOfficer: 'dpo@violet.example',
      retention: 'loan 84, complaint 24, application 6, visit 3',
      collectors: "Fair Collector's Inc. +63 2 8123 4567"
    })
    const company = read('company.ts')
    expect(company).toContain("\n  privacyEmail: 'dpo@violet.example',\n")
    expect(company).toContain(
      "\n  retention: [{ data: 'loan', months: 84 }, { data: 'complaint', months: 24 }, { data: 'application', months: 6 }, { data: 'visit', months: 3 }],\n  collectors: [{ name: 'Fair Collector\\'s Inc.', phone: '+63 2 8123 4567' }],\n"
    )
    expect(made({ collectors: 'none' })('company.ts')).toContain('\n  collectors: [],\n')
    expect(made()('company.ts')).toContain('\n  retention: placeholder([\n')
  })

  test.each(markets)('of the market %s has one colour on its pages, mark and templates', market => {
    const read = made({ market })
    expect(read('brand.ts')).toContain("    gradient: ['#401d6e', '#52268d'],\n")
    expect(read('brand.ts')).toContain("    accent: '#5b2a9d',\n")
    expect(read('icons/icon.svg')).toContain('fill="#5b2a9d"')
    const template = market === 'ph' ? 'default' : 'costs-in'
    expect(read(`templates/${template}.json`)).not.toContain('"#0b6b5b"')
  })
})

test.each(['#5b2a9d', '#000000', '#a5201a', '#1257a6', '#6d4300'])(
  'a brand whose buttons are %s can be read',
  accent => {
    expect(contrastProblems(brandColorsFrom(accent))).toEqual([])
  }
)

test.each([
  ['', 'letter first'],
  ['../ph', 'letter first'],
  ['Violet', 'letter first'],
  ['a/b', 'letter first'],
  ['violet\n', 'letter first'],
  ['x'.repeat(41), 'letter first'],
  ['ph', 'is taken: there are in, ph']
])('the name %j is refused', (id, reason) => {
  expect(idProblem(id, ['in', 'ph'])).toContain(reason)
})

test.each([
  ['market', 'fr', 'and there are: ph, in'],
  ['market', '', 'is missing'],
  ['title', 'x'.repeat(41), 'more than 40'],
  ['title', 'a\u2028b', 'one line'],
  ['accent', 'purple', 'has to be a colour'],
  ['accent', '#d9b8ff', 'cannot be read: accent on the page background has contrast 1.56'],
  ['site', 'http://www.example.com', 'https://www.example.com'],
  ['site', 'https://www.example.com/loans', 'https://www.example.com'],
  ['phone', '0917', '+63 2 8123 4567'],
  ['email', 'care@example', 'care@example.com'],
  ['dataOfficer', 'dpo', 'care@example.com'],
  ['retention', 'loan 60', 'loan 60, complaint 60'],
  ['retention', 'loan 60, loan 60, application 12, visit 6', 'loan 60, complaint 60'],
  ['collectors', 'Somebody', 'none, or such as']
] as const)('the answer to %s may not be %j', (question, value, reason) => {
  expect(answerProblem(question, value)).toContain(reason)
})

test('an answer that is not needed may be left for later', () => {
  for (const question of ['legalName', 'site', 'phone', 'email', 'address'] as const) {
    expect(answerProblem(question, '')).toBeUndefined()
  }
  expect(idProblem('violet-2', ['violet'])).toBeUndefined()
})

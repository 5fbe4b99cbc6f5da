import { contrastProblems } from '../../vite/brand-style.ts'
import { isOrigin } from '../../vite/check-origins.ts'
import { brandColorsFrom, isColor } from './colors.ts'
import {
  collectorsExample,
  readCollectors,
  readRetention,
  retentionExample
} from './read-answers.ts'

export interface BrandAnswers {
  id: string
  /** The brand to start from: its law, texts and templates. */
  market: string
  title: string
  accent: string
  legalName: string
  site: string
  phone: string
  email: string
  address: string
  /** Months: `loan 60, complaint 60, application 12, visit 6`. */
  retention: string
  dataOfficer: string
  /** `none`, or names and phones: `Fair Collection Inc. +63 2 8123 4567; …`. */
  collectors: string
}

export type BrandQuestion = Exclude<keyof BrandAnswers, 'id'>

export const markets: readonly string[] = ['ph', 'in']

export const needed: readonly BrandQuestion[] = ['market', 'title', 'accent']

function accentProblem(accent: string): string | undefined {
  if (!isColor(accent)) return `is ${accent}, and has to be a colour such as #5b2a9d`
  const [problem] = contrastProblems(brandColorsFrom(accent))
  return problem && `is ${accent}, which cannot be read: ${problem}. Take a darker one`
}

const isLine = (text: string) => text.length <= 120 && !/[\p{Cc}\u2028\u2029]/u.test(text)

const emailProblem = (value: string) =>
  !/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value) &&
  `is ${value}, and has to be such as care@example.com`

const checks: Record<BrandQuestion, (value: string) => string | undefined | false> = {
  market: value =>
    !markets.includes(value) && `is ${value}, and there are: ${[...markets].join(', ')}`,
  title: value => value.length > 40 && 'has more than 40 characters',
  accent: accentProblem,
  legalName: () => undefined,
  site: value =>
    !(isOrigin(value) && value.startsWith('https:')) &&
    `is ${value}, and has to be such as https://www.example.com`,
  phone: value =>
    !/^\+\d[\d ()-]{6,20}$/.test(value) && `is ${value}, and has to be such as +63 2 8123 4567`,
  email: emailProblem,
  address: () => undefined,
  retention: value =>
    !readRetention(value) && `is ${value}, and has to be such as ${retentionExample}`,
  dataOfficer: emailProblem,
  collectors: value =>
    !readCollectors(value) && `is ${value}, and has to be none, or such as ${collectorsExample}`
}

export function answerProblem(question: BrandQuestion, value: string): string | undefined {
  if (!value) return needed.includes(question) ? 'is missing' : undefined
  if (!isLine(value)) return 'has to be one line of at most 120 characters'
  return checks[question](value) || undefined
}

export function idProblem(id: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) {
    return 'has to be of small letters, digits and dashes, a letter first, such as violet'
  }
  return taken.includes(id) ? `is taken: there are ${taken.join(', ')}` : undefined
}

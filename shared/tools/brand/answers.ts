import { contrastProblems } from '../../vite/brand-style.ts'
import { isEmail } from '../../vite/check-contacts.ts'
import { isOrigin } from '../../vite/check-origins.ts'
import { brandColorsFrom, isColor } from './colors.ts'
import {
  collectorsExample,
  readCollectors,
  readRetention,
  retentionExample
} from './read-answers.ts'

export const markets: readonly string[] = ['ph', 'in']

function accentProblem(accent: string): string | undefined {
  if (!isColor(accent)) return `is ${accent}, and has to be a colour such as #5b2a9d`
  const [problem] = contrastProblems(brandColorsFrom(accent))
  return problem && `is ${accent}, which cannot be read: ${problem}. Take a darker one`
}

const isLine = (text: string) => text.length <= 120 && !/[\p{Cc}\u2028\u2029]/u.test(text)

const emailProblem = (value: string) =>
  !isEmail(value) && `is ${value}, and has to be such as care@example.com`

interface BrandPrompt {
  ask: string
  /** Why the value, which is not empty, is wrong. */
  check?: (value: string) => string | undefined | false
  isNeeded?: true
}

const table = {
  market: {
    ask: 'Where does it lend?',
    isNeeded: true,
    check: value =>
      !markets.includes(value) && `is ${value}, and there are: ${[...markets].join(', ')}`
  },
  title: {
    ask: 'By which name do borrowers know it?',
    isNeeded: true,
    check: value => value.length > 40 && 'has more than 40 characters'
  },
  accent: {
    ask: 'Colour of its buttons, such as #5b2a9d',
    isNeeded: true,
    check: accentProblem
  },
  legalName: { ask: 'Name of the company that lends' },
  site: {
    ask: 'Where the site is published, such as https://www.example.com',
    check: value =>
      !(isOrigin(value) && value.startsWith('https:')) &&
      `is ${value}, and has to be such as https://www.example.com`
  },
  phone: {
    ask: 'Phone of customer service, with the country code',
    check: value =>
      !/^\+\d[\d ()-]{6,20}$/.test(value) && `is ${value}, and has to be such as +63 2 8123 4567`
  },
  email: { ask: 'E-mail of customer service', check: emailProblem },
  address: { ask: 'Address of the company, in one line' },
  dataOfficer: { ask: 'E-mail of the data protection officer', check: emailProblem },
  retention: {
    ask: `Months that records are kept: ${retentionExample}`,
    check: value =>
      !readRetention(value) && `is ${value}, and has to be such as ${retentionExample}`
  },
  collectors: {
    ask: 'Who collects for the lender, with phones, divided by semicolons; or none',
    check: value =>
      !readCollectors(value) && `is ${value}, and has to be none, or such as ${collectorsExample}`
  }
} satisfies Record<string, BrandPrompt>

export type BrandQuestion = keyof typeof table

export const questions: Readonly<Record<BrandQuestion, BrandPrompt>> = table
export const questionNames = Object.keys(table) as BrandQuestion[]

/** The market is the brand to start from: its law, texts and templates. */
export type BrandAnswers = Record<'id' | BrandQuestion, string>

export function answerProblem(question: BrandQuestion, value: string): string | undefined {
  const { check, isNeeded } = questions[question]
  if (!value) return isNeeded ? 'is missing' : undefined
  if (!isLine(value)) return 'has to be one line of at most 120 characters'
  return check?.(value) || undefined
}

export function idProblem(id: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) {
    return 'has to be of small letters, digits and dashes, a letter first, such as violet'
  }
  return taken.includes(id) ? `is taken: there are ${taken.join(', ')}` : undefined
}

import { moneyText } from '../money.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * Sample values of fields, where the type alone does not tell: a mock made of the contract answers
 * with these. Names are the wire's; of a list of values the first that the type takes counts.
 */
const examples: Record<string, readonly unknown[]> = {
  orderStatus: [174],
  // In hundredths where it has to be an integer.
  amount: [500_000, moneyText(500_000, '₱')],
  repayAmount: [moneyText(545_500, '₱')],
  repayDate: ['2026-12-01'],
  delayAmount: [moneyText(120_000, '₱')],
  nextRepayDate: ['2026-12-31'],
  firstPayTime: ['2026-12-01'],
  pay_time: ['2026-12-01'],
  periods: ['91'],
  termUnit: ['day'],
  currency: ['PHP'],
  payCode: ['770122334455'],
  telephone: ['+63 2 8000 0000'],
  email: ['care@lender.example'],
  // Links are https, or of the app's scheme.
  // Opened by itself; empty to stay.
  playeduL: [''],
  h5Url: ['https://lender.example/pay'],
  payUrl: ['https://lender.example/pay'],
  contract_url: ['https://lender.example/agreement'],
  url: ['https://lender.example/next'],
  factsUrl: ['https://lender.example/facts'],
  // Times have an offset, dates have none.
  asOf: ['2026-11-22T10:31:00+08:00'],
  madeAt: ['2026-11-22T10:31:00+08:00'],
  postedAt: ['2026-11-22T10:41:00+08:00'],
  answerBy: ['2026-11-25T10:31:00+08:00'],
  expiresAt: ['2099-11-23T10:31:00+08:00'],
  date: ['2026-11-22'],
  from: ['2026-11-22'],
  due: ['2026-12-01'],
  // An item of the bank form: 0 stands on every tab.
  cate: ['text'],
  cardTypeMi: ['0'],
  // Why a channel does not work now: it does.
  down: [''],
  min: [100],
  max: [5_000_000],
  owed: [545_500]
}

/** The example of a field that has one of text alone. */
export const exampleOf = (name: string) => examples[name]?.[0]

/** Whether a field takes a value: an integer is written as one, whatever else it may come as. */
function takes({ type }: JsonSchema, value: unknown): boolean {
  return typeof value === ([type].flat().includes('integer') ? 'number' : 'string')
}

function withExample(field: JsonSchema, values: readonly unknown[]): JsonSchema {
  const [meant, ...others] = field.anyOf ?? []
  // A field that may be missing has its own schema, or null.
  if (meant) return { ...field, anyOf: [withExample(meant as JsonSchema, values), ...others] }
  const fitting = values.find(each => takes(field, each))
  return fitting === undefined ? field : { ...field, examples: [fitting] as JsonSchema['examples'] }
}

/** The schema of an answer with an example wherever its fields have one. */
export function withExamples(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (name, value) => {
    const isField = Object.hasOwn(examples, name) && (value?.type || value?.anyOf)
    return isField && !value.enum && !value.properties
      ? withExample(value, examples[name] ?? [])
      : value
  })
}

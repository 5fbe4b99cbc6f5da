import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { parseDay } from '../../loan/day.ts'

export interface VariantResult {
  campaign: string
  variant: string
  visits: number
  registrations: number
  goodLoans?: number
  line: number
}

interface ResultRow {
  record: Record<string, string>
  info: { lines: number }
}

const required = ['campaign', 'variant', 'visits', 'registrations'] as const
const optional = 'good_loans'

/** Names of columns as spreadsheets write them: `Good loans` is good_loans. */
const columnName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const refuse = (line: number, what: string): never => {
  throw new Error(`line ${line}: ${what}`)
}

/** Whole numbers such as 1200, 1,200 or 1 200. */
function readCount({ record, info }: ResultRow, column: string): number {
  const text = (record[column] ?? '').trim()
  if (!/^\d{1,3}(?:[,.\s]\d{3})+$|^\d{1,12}$/.test(text)) {
    refuse(info.lines, `${column} must be a whole number, and is '${text}'`)
  }
  return Number(text.replace(/\D/g, ''))
}

function readName({ record, info }: ResultRow, column: string): string {
  return record[column]?.trim() || refuse(info.lines, `${column} is empty`)
}

/** Dates are optional, but a day that no calendar has is a sign of other mistakes. */
function checkDate({ record, info }: ResultRow): void {
  const date = record.date?.trim() ?? ''
  if (/^\d{4}-\d\d-\d\d/.test(date) && parseDay(date.slice(0, 10)) === undefined)
    refuse(info.lines, `date is ${date}, a day that no calendar has`)
}

function readRow(row: ResultRow): VariantResult {
  const line = row.info.lines
  checkDate(row)
  const visits = readCount(row, 'visits')
  const registrations = readCount(row, 'registrations')
  if (registrations > visits) {
    refuse(line, `registrations are ${registrations}, more than the ${visits} visits`)
  }
  const names = { campaign: readName(row, 'campaign'), variant: readName(row, 'variant') }
  const result = { ...names, visits, registrations, line }
  if (!row.record[optional]?.trim()) return result
  const goodLoans = readCount(row, optional)
  if (goodLoans > registrations) {
    refuse(line, `${optional} are ${goodLoans}, more than the ${registrations} registrations`)
  }
  return { ...result, goodLoans }
}

function checkColumns(columns: string[]): string[] {
  const missing = required.filter(name => !columns.includes(name))
  if (missing.length > 0) {
    refuse(1, `there is no column ${missing.join(', ')}; its columns are ${columns.join(', ')}`)
  }
  return columns
}

/** The header's separator: the counts below it may have commas of their own. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n')
  return [';', '\t'].find(each => header.includes(each)) ?? ','
}

/** Sums the days of each variant; good loans are known where each day has them. */
function sumLines(rows: readonly VariantResult[]): VariantResult[] {
  const sums = new Map<string, VariantResult>()
  for (const row of rows) {
    const key = `${row.campaign}\n${row.variant}`
    const before = sums.get(key)
    const hasGoodLoans = before?.goodLoans !== undefined && row.goodLoans !== undefined
    sums.set(
      key,
      before
        ? {
            ...before,
            visits: before.visits + row.visits,
            registrations: before.registrations + row.registrations,
            goodLoans: hasGoodLoans ? (before.goodLoans ?? 0) + (row.goodLoans ?? 0) : undefined
          }
        : row
    )
  }
  return [...sums.values()]
}

/** Reads CSV; visits are a phone's first, good_loans optional. Throws with line and column. */
export function readResults(text: string): VariantResult[] {
  if (text.includes('\0')) refuse(1, 'the file is UTF-16: save it as CSV UTF-8')
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      columns: header => checkColumns((header as string[]).map(columnName)),
      skipEmptyLines: true,
      trim: true,
      info: true
    }) as unknown as ResultRow[]
    const results = rows.map(readRow)
    if (results.length === 0) refuse(1, 'there are no results below the names of the columns')
    return sumLines(results)
  } catch (error) {
    if (error instanceof CsvError) refuse(Number(error.lines ?? 1), error.message)
    throw error
  }
}

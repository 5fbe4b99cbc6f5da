import { documentMessages as messages } from '#messages/document.ts'
import { company } from '../../config/company.ts'
import { dateText } from '../../messages/date-text.ts'
import { drawQr } from '../../ui/qr/qr-path.ts'
import type { Figure, ImageSummary } from '../summary-image/lay-out.ts'
import { lenderLines } from './lender-lines.ts'
import type { DocumentSection, LoanDocument } from './loan-document.ts'

function rowsOf({ text, rows = [], table }: DocumentSection) {
  const lines = (table?.lines ?? []).map(({ cells, mark = '' }) => ({
    text: [...cells.slice(0, 2).map(dateText), mark].filter(Boolean).join(' · '),
    value: cells.slice(2).filter(Boolean).join(' → ')
  }))
  return [...(text ? [{ text, value: '' }] : []), ...rows, ...lines]
}

export function summaryOfDocument(document: LoanDocument, figure?: Figure): ImageSummary {
  const { title, sections, notes, check } = document
  const lender = lenderLines().map(text => ({ text, value: '' }))
  const groups = sections.map(section => ({
    ...(section.title !== undefined && { title: section.title }),
    rows: rowsOf(section)
  }))
  const checked = check ? [messages.check] : []
  return {
    title,
    ...(figure && { figure, figureLast: true }),
    groups: [
      { title: company.legalName, rows: lender },
      ...groups.filter(({ rows }) => rows.length > 0)
    ],
    note: [...checked, ...notes].join(' ')
  }
}

export async function figureOfDocument({ check }: LoanDocument): Promise<Figure | undefined> {
  if (!check) return undefined
  try {
    const { size, path } = await drawQr(check)
    return { path, width: size, height: size, isWide: false }
  } catch {
    return undefined
  }
}

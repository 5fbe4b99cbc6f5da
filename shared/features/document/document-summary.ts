import { documentMessages as messages } from '#messages/document.ts'
import { company } from '../../config/company.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { drawQr } from '../../ui/qr/qr-path.ts'
import type { Figure, ImageSummary, SummaryPicture, SummaryRow } from '../summary-image/summary.ts'
import { checkText } from './check-text.ts'
import { lenderLines } from './lender-lines.ts'
import type { LoadedPictures } from './load-pictures.ts'
import type { DocumentSection, LoanDocument } from './loan-document.ts'

function pictureRow(picture: SummaryPicture | undefined, place: number): SummaryRow {
  const text = formatMessage(picture ? messages.numbered : messages.missing, { number: place + 1 })
  return { text, value: '', ...(picture && { picture }) }
}

const lineOf = (text: string): SummaryRow => ({ text, value: '' })

function rowsOf(
  { text, rows = [], images = [], table }: DocumentSection,
  pictures: LoadedPictures
): SummaryRow[] {
  const lines = (table?.lines ?? []).map(({ cells, mark = '' }) => ({
    text: [...cells.slice(0, 2).map(dateText), mark].filter(Boolean).join(' · '),
    value: cells.slice(2).filter(Boolean).join(' → ')
  }))
  const drawn = images.map((source, index) => pictureRow(pictures.get(source), index))
  return [...(text ? [lineOf(text)] : []), ...rows, ...drawn, ...lines]
}

export function summaryOfDocument(
  document: LoanDocument,
  pictures: LoadedPictures,
  figure?: Figure
): ImageSummary {
  const { title, identity, sections, notes, seal, signature, check } = document
  const lender = lenderLines().map(lineOf)
  const groups = sections.map(section => ({
    ...(section.title !== undefined && { title: section.title }),
    rows: rowsOf(section, pictures)
  }))
  const signed = signature ? [{ rows: [signature.by, signature.text].map(lineOf) }] : []
  const checked = check ? [checkText(check)] : []
  return {
    title,
    ...(seal && { seal }),
    ...(figure && { figure, figureLast: true }),
    head: [{ title: company.legalName, rows: lender }, { rows: identity }],
    groups: [...groups.filter(({ rows }) => rows.length > 0), ...signed],
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

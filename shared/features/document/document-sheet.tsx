import { documentMessages as messages } from '#messages/document.ts'
import { company } from '../../config/company.ts'
import { dateText } from '../../messages/date-text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Qr } from '../../ui/qr/qr.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import { Unbroken } from '../../ui/unbroken/unbroken.tsx'
import { checkText } from './check-text.ts'
import { lenderLines } from './lender-lines.ts'
import type { DocumentSection, LoanDocument, TableLine } from './loan-document.ts'
import { useSections } from './use-sections.ts'
import './document-sheet.css'

export function DocumentSheet({ document }: { document: LoanDocument }) {
  const { title, identity, notes, seal, signature, check } = document
  const sections = useSections(document.sections)
  return (
    <article className="document">
      <DocumentLender />
      <h2 className="document_title">{title}</h2>
      {seal && <p className="document_seal">{seal}</p>}
      <Rows rows={identity} />
      <DocumentSections sections={sections} />
      {signature && (
        <section className="document_section">
          <strong>{signature.by}</strong>
          <hr />
          <p>{signature.text}</p>
        </section>
      )}
      {check && (
        <section className="document_check">
          <Qr text={check} label={messages.qr} />
          <p>{checkText(check)}</p>
        </section>
      )}
      {notes.map(note => (
        <p className="document_note" key={note}>
          {note}
        </p>
      ))}
    </article>
  )
}

export function DocumentLender() {
  return (
    <header className="document_head">
      <p className="document_lender">{company.legalName}</p>
      {lenderLines().map(line => (
        <p key={line}>
          <Unbroken>{line}</Unbroken>
        </p>
      ))}
    </header>
  )
}

export function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place.
    <Section key={index} section={section} />
  ))
}

function Section({ section }: { section: DocumentSection }) {
  const { title, text, rows = [], images = [], table } = section
  return (
    <section className="document_section">
      {title && <h2 className="document_heading">{title}</h2>}
      {text && <p className="document_text">{text}</p>}
      <Rows rows={rows} />
      {images.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice.
        <div className="document_picture" key={index}>
          <Picture source={source} alternative={messages.picture} size="full" />
        </div>
      ))}
      {table && (
        <table className={table.columns.length > 3 ? 'document_table is-ledger' : 'document_table'}>
          <thead>
            <tr>
              {table.columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
              <Line key={index} line={line} columns={table.columns} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface LineProps {
  line: TableLine
  /** Each line shows them on a narrow screen. */
  columns: readonly string[]
}

function Line({ line: { cells, mark, isLate }, columns }: LineProps) {
  return (
    <>
      <tr className={mark ? 'is-marked' : isLate ? 'is-late' : undefined}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their columns.
          <td key={index} data-label={columns[index]}>
            {dateText(cell)}
          </td>
        ))}
      </tr>
      {mark && (
        <tr className="is-mark">
          <td colSpan={columns.length}>{mark}</td>
        </tr>
      )}
    </>
  )
}

import { describe, expect, test } from 'vitest'
import {
  figureOfDocument,
  summaryOfDocument
} from '../../../../shared/features/document/document-summary.ts'
import type { LoanDocument } from '../../../../shared/features/document/loan-document.ts'
import type { SummaryPicture } from '../../../../shared/features/summary-image/summary.ts'
import { sampleDocument } from './sample-document.ts'

const { check: _check, ...unsigned } = sampleDocument
const summaryOf = (own: Partial<LoanDocument>, pictures = new Map<string, SummaryPicture>()) =>
  summaryOfDocument({ ...unsigned, ...own }, pictures)

describe('a document as a picture', () => {
  test('has whose it is on each picture, then its sections, its signature and its notes', () => {
    const figure = { path: 'M0 0', width: 1, height: 1, isWide: false }
    const signature = { by: 'The lender', text: 'Signed electronically.' }
    const sections = [{ title: 'Summary', rows: [{ text: 'Amount', value: '₱1.00' }] }]
    const signed = { ...sampleDocument, seal: 'PAID', signature, sections }
    expect(summaryOfDocument(signed, new Map(), figure)).toEqual({
      title: 'Receipt',
      seal: 'PAID',
      figure,
      figureLast: true,
      head: [
        {
          title: 'Sample Peso Lending Inc.',
          rows: [
            { text: 'SEC Registration No. CS000000000', value: '' },
            { text: 'Certificate of Authority No. 0000', value: '' },
            { text: 'Sample Street, Makati City, Metro Manila, Philippines', value: '' },
            { text: '+63 2 8000 0000', value: '' },
            { text: 'care@sample-peso.example', value: '' }
          ]
        },
        { rows: [{ text: 'Contract', value: 'SP-1' }] }
      ],
      groups: [
        { title: 'Summary', rows: [{ text: 'Amount', value: '₱1.00' }] },
        {
          rows: [
            { text: 'The lender', value: '' },
            { text: 'Signed electronically.', value: '' }
          ]
        }
      ],
      note: expect.stringMatching(
        /^To check this document, type https:\/\/www\.sample-peso\.example\/verify\.html yourself.*\. A note\.$/
      )
    })
  })

  test('has neither seal nor code nor signature where the document has none', () => {
    const { note, groups, ...summary } = summaryOf({})
    expect(Object.keys(summary)).toEqual(['title', 'head'])
    expect(note).toBe('A note.')
    expect(groups).toEqual([
      {
        rows: [
          { text: 'Paid in part.', value: '' },
          { text: 'Amount paid', value: '₱455.00' }
        ]
      }
    ])
  })

  test('names a date as people do, and what is wrong with a line', () => {
    const columns = ['Date', 'What', 'Change', 'Left']
    const lines = [
      { cells: ['2026-10-05', 'Payment', '₱100.00', '₱900.00'], mark: 'Does not add up' },
      { cells: ['2026-11-05', '', '', '₱900.00'] }
    ]
    expect(summaryOf({ sections: [{ table: { columns, lines } }] }).groups).toEqual([
      {
        rows: [
          { text: '5\u00a0Oct\u00a02026 · Payment · Does not add up', value: '₱100.00 → ₱900.00' },
          { text: '5\u00a0Nov\u00a02026', value: '₱900.00' }
        ]
      }
    ])
  })

  test('has the photos that could be loaded, and says which could not', () => {
    const picture = { source: new Image(), width: 2, height: 1 }
    const sections = [{ title: 'Photos', images: ['/a.jpg', '/b.jpg'] }]
    expect(summaryOf({ sections }, new Map([['/a.jpg', picture]])).groups[0]?.rows).toEqual([
      { text: 'Picture 1', value: '', picture },
      { text: 'Picture 2 is not in this file: it could not be loaded.', value: '' }
    ])
  })

  test('leaves out a section in which nothing is written', () => {
    expect(summaryOf({ sections: [{ title: 'Payments', rows: [] }] }).groups).toEqual([])
  })
})

describe('the code that checks a document', () => {
  test('is drawn as a square where the document has an address for it', async () => {
    const figure = await figureOfDocument(sampleDocument)
    expect(figure).toMatchObject({ isWide: false, path: expect.stringMatching(/^M/) })
    expect(figure?.width).toBe(figure?.height)
    expect(await figureOfDocument(unsigned)).toBeUndefined()
  })

  test('is left out where the address is too long for one', async () => {
    const check = `https://www.sample-peso.example/verify.html#${'a'.repeat(5000)}`
    expect(await figureOfDocument({ ...sampleDocument, check })).toBeUndefined()
  })
})

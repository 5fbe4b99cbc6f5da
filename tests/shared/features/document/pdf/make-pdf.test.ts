import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { LoanDocument } from '../../../../../shared/features/document/loan-document.ts'
import { readFont } from '../../../../../shared/features/document/pdf/font.ts'
import { makePdf } from '../../../../../shared/features/document/pdf/make-pdf.ts'
import { readPdf } from '../../../../browser/read-pdf.ts'

const fontFile = (weight: string) =>
  new Uint8Array(readFileSync(`shared/features/document/pdf/fonts/noto-sans-${weight}.ttf`))

const fonts = {
  regular: readFont('LOANPR+NotoSans', fontFile('regular')),
  bold: readFont('LOANPB+NotoSans-Bold', fontFile('bold'))
}

const document: LoanDocument = {
  title: 'Statement',
  name: 'statement',
  identity: [{ text: 'Contract', value: 'SP-1' }],
  sections: [
    {
      title: 'Summary',
      text: 'Two\nlines',
      rows: [
        { text: 'Kabuuan, Niño', value: '₱5.455,00' },
        { text: 'Due', value: '2026-12-04' }
      ]
    },
    {
      title: 'Ledger',
      images: ['https://cdn.example/lost.jpg'],
      table: {
        columns: ['Date', 'What', 'Change', 'Left'],
        lines: Array.from({ length: 90 }, (_each, index) => ({
          cells: ['2026-10-05', `line${index}`, '₹1,00,000.00', '₹9.00'],
          ...(index === 7 && { mark: 'Does not add up' })
        }))
      }
    }
  ],
  notes: ['A note.']
}

async function made(changes: Partial<LoanDocument> = {}) {
  const figure = { path: 'M0 0h2v1h-2z', width: 2, height: 2, isWide: false }
  const pdf = await makePdf({ ...document, ...changes }, { fonts, pictures: new Map(), figure })
  return new Uint8Array(await pdf.arrayBuffer())
}

describe('a document as a PDF', () => {
  test('has its texts as texts, with signs of money and dates as people write them', async () => {
    const sheets = await readPdf(await made())
    const all = sheets.flat().map(({ text }) => text)
    for (const words of [
      'Statement',
      'Two',
      'lines',
      'Kabuuan, Niño',
      '₱5.455,00',
      '4 Dec 2026',
      '₹1,00,000.00',
      'Does not add up',
      'A note.'
    ]) {
      expect(all).toContain(words)
    }
    expect(all.join(' ')).toMatch(/Picture 1 is not in this file: it could not be loaded/)
    expect(all.filter(text => /^line\d+$/.test(text))).toHaveLength(90)
  })

  test('begins each page of a table with its head, and ends it with whose it is', async () => {
    const sheets = await readPdf(await made())
    expect(sheets.length).toBeGreaterThan(2)
    for (const [index, texts] of sheets.entries()) {
      const words = texts.map(({ text }) => text)
      if (index > 0) expect(words.slice(0, 4)).toEqual(['Date', 'What', 'Change', 'Left'])
      const [, made] = words.at(-2)?.split(' · ') ?? ['', words.at(-2)]
      expect(made ?? words.at(-2)).toContain('Contract: SP-1')
      expect(words.at(-1)).toBe(`Page ${index + 1} of ${sheets.length}`)
    }
  })

  test('lets no figure stick out of its column', async () => {
    const texts = (await readPdf(await made())).flat()
    const left = (text: string) =>
      new Set(texts.filter(each => each.text === text).map(({ x }) => x))
    expect(left('₹1,00,000.00').size).toBe(1)
    for (const { x } of texts) {
      expect(x).toBeGreaterThanOrEqual(47)
      expect(x).toBeLessThan(548)
    }
  })

  test('names title, author and language, and is the same bytes each time', async () => {
    const bytes = await made()
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).toContain('/Title <feff00530074')
    expect(text).toMatch(/\/Lang <feff/)
    expect(await made()).toEqual(bytes)
  })

  test('cannot be made of other scripts where no canvas draws them', async () => {
    await expect(made({ title: 'मेरा' })).rejects.toThrow('No canvas')
  })
})

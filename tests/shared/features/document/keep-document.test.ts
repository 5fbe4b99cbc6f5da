import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoanDocument } from '../../../../shared/features/document/loan-document.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { type SavedFile, stubSaving } from '../../../setup/saving-phone.ts'
import { sampleDocument } from './sample-document.ts'

const backend = prepareBackend()

const pdfCode = '../../../../shared/features/document/pdf/make-pdf.ts'
const fontCode = '../../../../shared/features/document/pdf/load-fonts.ts'
const drawing = '../../../../shared/features/summary-image/draw-summary.ts'

const pdf = new Blob(['pdf'], { type: 'application/pdf' })
const picture = new Blob(['png'], { type: 'image/png' })
const makePdf = vi.fn(async () => pdf)
const drawPages = vi.fn(async () => [picture])
const saved: SavedFile[] = []
const shared: ShareData[] = []

const long: LoanDocument = {
  ...sampleDocument,
  name: 'statement',
  sections: [{ title: 'Summary' }, { title: 'Ledger' }]
}

async function openPhone() {
  vi.resetModules()
  vi.doMock(pdfCode, () => ({ makePdf }))
  vi.doMock(fontCode, () => ({ loadFonts: async () => 'fonts' }))
  vi.doMock(drawing, () => ({ drawPages }))
  backend.open('order-settled')
  stubSaving(saved, shared)
  return import('../../../../shared/features/document/keep-document.ts')
}

beforeEach(() => {
  saved.length = 0
  shared.length = 0
  makePdf.mockClear()
  drawPages.mockClear()
})

const namesOf = ([data]: ShareData[]) => data?.files?.map(({ name }) => name)

describe('saving a document', () => {
  test('makes a PDF of it, with the code that checks it', async () => {
    const { saveDocument } = await openPhone()
    await saveDocument(sampleDocument)
    expect(saved).toEqual([{ name: 'receipt.pdf', file: pdf }])
    expect(makePdf).toHaveBeenCalledWith(
      sampleDocument,
      expect.objectContaining({
        fonts: 'fonts',
        figure: expect.objectContaining({ isWide: false }),
        pictures: new Map()
      })
    )
    expect(drawPages).not.toHaveBeenCalled()
  })

  test('makes pictures where the code for a PDF does not come', async () => {
    const { saveDocument } = await openPhone()
    makePdf.mockRejectedValueOnce(new Error('gone'))
    await saveDocument(sampleDocument)
    expect(saved).toEqual([{ name: 'receipt.png', file: picture }])
    expect(drawPages).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Receipt', figure: expect.anything() })
    )
  })

  test('makes pictures in an app that keeps nothing else', async () => {
    const { saveDocument } = await openPhone()
    const posted = stubApp()
    backend.open('order-settled', { appActions: 'saveImage' })
    await saveDocument(sampleDocument)
    expect(makePdf).not.toHaveBeenCalled()
    expect(posted).toMatchObject([{ action: 'saveImage' }])
  })
})

describe('sharing a document', () => {
  test('shares a short one as a picture, with its words and the address that checks it', async () => {
    const { shareDocument } = await openPhone()
    await shareDocument(sampleDocument)
    expect(namesOf(shared)).toEqual(['receipt.png'])
    expect(shared[0]?.title).toBe('Receipt')
    expect(shared[0]?.text).toContain('Amount paid: ₱455.00')
    expect(shared[0]?.text).toMatch(
      /\n\nhttps:\/\/www\.sample-peso\.example\/verify\.html#a\.b\.c$/
    )
    expect(makePdf).not.toHaveBeenCalled()
  })

  test('shares a long one as a file', async () => {
    const { shareDocument } = await openPhone()
    await shareDocument(long)
    expect(namesOf(shared)).toEqual(['statement.pdf'])
    expect(drawPages).not.toHaveBeenCalled()
  })

  test('shares a long one as pictures where no file can be made, without an address if it has none', async () => {
    const { shareDocument } = await openPhone()
    makePdf.mockRejectedValueOnce(new Error('gone'))
    drawPages.mockResolvedValueOnce([picture, picture])
    const { check: _check, ...unsigned } = long
    await shareDocument(unsigned)
    expect(namesOf(shared)).toEqual(['statement.png', 'statement-2.png'])
    expect(shared[0]?.text).toMatch(/A note\.$/)
  })
})

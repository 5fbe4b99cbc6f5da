import { describe, expect, test } from 'vitest'
import { $toast } from '../../../../shared/context/toast.ts'
import { summaryOfDocument } from '../../../../shared/features/document/document-summary.ts'
import { openPaper, paperDocument } from '../../../../shared/features/paper/open-paper.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()

const paper = {
  kind: 'closure',
  iss: 'https://www.sample-peso.example',
  contract: 'SP-1',
  holder: '',
  amount: 545_500,
  currency: 'PHP',
  date: '2026-11-22',
  reference: 'C1',
  balance: 0,
  iat: 1
} as const

describe('a paper as a document', () => {
  test('says who confirms what, and carries the address that checks it', () => {
    const document = paperDocument(paper, 'a.b.c')
    expect(document).toMatchObject({
      title: 'Certificate of full payment',
      name: 'closure',
      check: 'https://www.sample-peso.example/verify.html#a.b.c'
    })
    const summary = summaryOfDocument(document, new Map())
    const [lender, identity] = summary.head ?? []
    expect(lender?.title).toBe('Sample Peso Lending Inc.')
    expect(identity?.rows).toEqual([{ text: 'Contract', value: 'SP-1' }])
    expect(summary.groups[0]?.rows).toEqual([
      {
        text: 'Sample Peso Lending Inc. confirms that the loan under contract SP-1 is paid in full. Nothing more is owed on it.',
        value: ''
      },
      { text: 'Amount paid', value: '₱5.455,00' },
      { text: 'Date', value: '2026-11-22' },
      { text: 'Reference', value: 'C1' },
      { text: 'Still owed', value: '₱0,00' }
    ])
    const signed =
      'Signed electronically on 1\u00a0Jan\u00a01970; valid without a handwritten signature.'
    expect(summary.groups.at(-1)?.rows.map(({ text }) => text)).toEqual([
      'Sample Peso Lending Inc.',
      signed
    ])
    expect(summary.seal).toBe('PAID')
  })

  test('a receipt of a part is signed and not sealed as paid', () => {
    const receipt = paperDocument({ ...paper, kind: 'receipt', balance: 100 }, 'a.b.c')
    expect(receipt).toMatchObject({
      title: 'Receipt',
      signature: { by: 'Sample Peso Lending Inc.' }
    })
    expect(receipt.seal).toBeUndefined()
  })

  test('is not handed out where our own page would not call it genuine', async () => {
    // The keys of these tests are the brand's, which are not the sandbox's.
    backend.open('order-settled')
    expect(await openPaper({ kind: 'closure', id: '' })).toBeUndefined()
    expect($toast.get()).toMatchObject({ text: expect.stringContaining('could not confirm') })
  })

  test('is none where the server refuses it', async () => {
    backend.open('order-due')
    expect(await openPaper({ kind: 'closure', id: '' })).toBeUndefined()
    expect($toast.get()).toMatchObject({ text: 'This loan is not paid in full yet.' })
  })
})

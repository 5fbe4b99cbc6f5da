import type { LoanDocument } from '../../../../shared/features/document/loan-document.ts'

export const sampleDocument: LoanDocument = {
  title: 'Receipt',
  name: 'receipt',
  identity: [{ text: 'Contract', value: 'SP-1' }],
  sections: [{ text: 'Paid in part.', rows: [{ text: 'Amount paid', value: '₱455.00' }] }],
  notes: ['A note.'],
  check: 'https://www.sample-peso.example/verify.html#a.b.c'
}

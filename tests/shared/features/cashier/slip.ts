import type { Slip } from '../../../../shared/features/cashier/slip.ts'

export const slip: Slip = {
  kind: 'instalment',
  source: 'loan',
  code: 'MP1234510001',
  look: 'barcode',
  picture: '',
  place: 'Demo Mart counter',
  amount: '₱5,455.00',
  contractNumber: '',
  expiresAt: '',
  fee: '',
  note: ''
}

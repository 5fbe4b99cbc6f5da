import type { QuotedOption } from '../../../../shared/api/pay-option.ts'

export const quote: QuotedOption = {
  id: 'part',
  kind: 'part',
  now: 200_000,
  min: 50_000,
  max: 545_500,
  until: '',
  due: '2026-12-04',
  rest: 345_500,
  schedule: [],
  cost: 45_500,
  waived: undefined,
  channels: [],
  note: '',
  terms: undefined
}

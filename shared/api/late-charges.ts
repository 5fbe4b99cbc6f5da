/** How rows of a bill name the cost of being late: small letters, without brackets. */
export const lateCharges: readonly string[] = [
  'late charge',
  'late charges',
  'late fee',
  'late fees',
  'late payment fee',
  'late payment charge',
  'late interest',
  'overdue fee',
  'overdue charge',
  'overdue interest',
  'penalty',
  'penalties',
  'penalty fee',
  'penalty interest',
  'penal charge',
  'penal charges',
  '逾期费',
  '逾期利息',
  '滞纳金',
  '罚息'
]

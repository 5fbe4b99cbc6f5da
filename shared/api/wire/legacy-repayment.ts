export const legacyPaths = {
  ways: '/repayment/repayment-way',
  commit: '/repayment/repayment-commit',
  confirm: '/repayment/repayment-confirm',
  redirect: '/repayment/repayment-huichao'
} as const

export const legacyWaysWire = {
  alipay: 'alipay',
  token: 'repayToken',
  cards: 'bankCards'
} as const

export const legacyCardWire = {
  id: 'id',
  bankName: 'bankName',
  number: 'cardNo',
  bankCode: 'bankCode'
} as const

export const legacyCommitWire = { needsCode: 'needValid', recordId: 'repayRecordId' } as const

export const legacyRedirectWire = { url: 'url' } as const

export const legacyCodes = { duplicate: '800005', wrongCode: '800006' } as const

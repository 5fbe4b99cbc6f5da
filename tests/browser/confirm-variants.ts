/** The two confirmation pages: their button, their calls, and what taking the loan sends. */
export const variants = [
  {
    prefix: 'confirm',
    button: 'Loan',
    push: '/v3/loan-confirm/loan-detail-push',
    offer: '/v3/loan-confirm/loan-detail-confirm',
    jump: '/v3/contract/contract-jump',
    sent: { amount: '500000', periods: '91', termUnit: 'day', productId: '301' }
  },
  {
    prefix: 'confirm-new',
    button: 'Get my money',
    push: '/confirmation/push',
    offer: '/confirmation/detail',
    jump: '/confirmation/agreement-jump',
    sent: {
      amount: '500000',
      period: '91',
      termUnit: 'day',
      orderKey: 'k-20410001',
      swift: 's-2041',
      eyes: 'e-77'
    }
  }
]

/** A way through the pages with the keyboard alone: where it starts, what is pressed, where it ends. */
export interface Journey {
  name: string
  open: string
  press: string[]
  /** The path of the page where it ends, or a text that it shows. */
  ends: RegExp
}

export const journeys: Journey[] = [
  {
    name: 'from the order to the payment',
    open: 'order-due',
    press: ['Repayment', 'Payment'],
    ends: /^\/muscular\/sandbox\/pay/
  },
  {
    name: 'from the order to the payment of an extension',
    open: 'order-due-rollover',
    press: ['Rollover Repayment', 'Payment'],
    ends: /^\/muscular\/sandbox\/pay/
  },
  {
    name: 'to the code and its steps',
    open: 'repay-due',
    press: ['How to pay with this code'],
    ends: /^\/repay-code-2\.html/
  },
  {
    name: 'to a recommended product',
    open: 'order-not-approved',
    press: ['Apply Demo Cash Line'],
    ends: /elsewhere/
  },
  { name: 'to the loan', open: 'confirm', press: ['Loan'], ends: /^\/order\.html/ }
]

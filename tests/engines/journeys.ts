import type { Key } from './driver/driver.ts'
import { fillCode, fillNumber } from './landing-form.ts'
import type { Visit } from './visit.ts'

/** The act at one stop: a control and a key, a field and a text, or something of its own. */
export type JourneyStep =
  | string
  | { on: string; press: Key }
  | { on: string; type: string }
  | ((visit: Visit) => Promise<unknown>)

/** A way through the pages with the keyboard alone: where it starts, what is pressed, where it ends. */
export interface Journey {
  name: string
  open: string
  extra?: Record<string, string>
  /** A name alone is a control that Enter is pressed on. */
  steps: JourneyStep[]
  /** The path and hash of the page where it ends. */
  ends: RegExp
}

const payment = /^\/muscular\/sandbox\/pay/

export const journeys: Journey[] = [
  {
    name: 'from the order to the payment',
    open: 'order-due',
    steps: ['Repayment', 'Payment'],
    ends: payment
  },
  {
    name: 'from the order to the payment of an extension',
    open: 'order-due-rollover',
    steps: ['Rollover Repayment', 'Payment'],
    ends: payment
  },
  {
    name: 'through another way to pay',
    open: 'repay-due',
    steps: [
      '.pay-way_head',
      { on: '[name=channel]:checked', press: 'ArrowDown' },
      // Not 'Close': the way there leads around through Firefox's own buttons, after which a page's
      // button takes no Enter from a driver.
      { on: '[name=channel]:checked', press: 'Escape' },
      'Payment'
    ],
    ends: payment
  },
  {
    name: 'to the code and its steps',
    open: 'repay-due',
    steps: ['How to pay with this code'],
    ends: /^\/repay-code-2\.html/
  },
  {
    name: 'from a wrong code to the right one',
    open: 'repay-code-mismatch',
    steps: ['Open the repayment page', 'How to pay with this code'],
    ends: /^\/repay-code-2\.html/
  },
  {
    name: 'to a recommended product',
    open: 'order-not-approved',
    steps: ['Apply Demo Cash Line'],
    ends: /elsewhere/
  },
  {
    name: 'to a product of the list',
    open: 'products',
    steps: ['Apply Demo Cash Line'],
    ends: /elsewhere/
  },
  { name: 'to the loan', open: 'confirm', steps: ['Loan'], ends: /^\/order\.html/ },
  {
    name: 'to another account',
    open: 'bind-bank-known',
    extra: { source: 'loanDetail' },
    steps: ['Next', 'Send'],
    ends: /^\/order\.html/
  },
  {
    name: 'through a complaint',
    open: 'complaint',
    steps: [
      'Collection',
      'Rude or threatening words',
      { on: '[name=text]', type: 'They called my mother.' },
      'Send'
    ],
    ends: /^\/complaint\.html/
  },
  {
    name: 'to an answer and its rating',
    open: 'complaint-list',
    steps: [
      '.complaints li:nth-child(3) button',
      // The question for a rating comes by itself.
      visit => visit.until(({ dialog }) => dialog !== ''),
      { on: '1 of 5', press: 'ArrowDown' },
      'Send',
      visit => visit.until(({ dialog }) => dialog === '')
    ],
    ends: /^\/complaint-detail\.html/
  },
  {
    name: 'through the older repayment',
    open: 'legacy',
    steps: [
      { on: '.option_radio', press: 'Space' },
      '立即还款',
      { on: '[name=code]', type: '123456' },
      '确认'
    ],
    ends: /^\/order\.html/
  },
  {
    name: 'from the advertisement to the app',
    open: 'own-first-loan-en',
    steps: [fillNumber, 'Get code', fillCode, 'Register free'],
    ends: /#\/downloadTemplate/
  }
]

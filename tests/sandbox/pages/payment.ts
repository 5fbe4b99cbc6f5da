import type { Context, Hono } from 'hono'
import { manilaDay } from '../dates.ts'
import { definitions, escapeHtml, htmlPage } from '../html.ts'
import { amountDue, extend, extensionAmount, extensionCode, isOpen, settle } from '../loan.ts'
import { moneyText } from '../money.ts'
import { findLoan, type State, type States } from '../state.ts'
import { BASE, queryOf } from './page.ts'

/** The loan's page with everything the payment page was opened with, but its own field. */
function backLink(c: Context): string {
  const { payment, code, ...query } = queryOf(c)
  return `<p><a href="/order.html?${escapeHtml(String(new URLSearchParams(query)))}">Back to the loan</a></p>`
}

function payForm(c: Context, label: string): string {
  const action = escapeHtml(`${c.req.path}${new URL(c.req.url).search}`)
  return `<form method="post" action="${action}"><button>${label}</button></form>`
}

function stateOf(c: Context, states: States): State | undefined {
  return states.find(queryOf(c).sessionId ?? '')
}

export function servePayment(app: Hono, states: States, now: () => number): void {
  const find = (c: Context) =>
    stateOf(c, states)?.payments.find(each => each.id === queryOf(c).payment)
  const unknown = (c: Context) =>
    c.html(htmlPage('Sandbox payment', '<p>This payment link is not valid.</p>'), 404)

  app.get(`${BASE}/pay`, c => {
    const state = stateOf(c, states)
    const payment = find(c)
    const loan = state && findLoan(state, payment?.loanId)
    if (!payment || !loan) return unknown(c)
    const facts = definitions({
      Amount: moneyText(payment.amount, loan.product.symbol),
      Channel: payment.channel,
      For: payment.extends ? 'Extension' : 'Repayment',
      Order: loan.id
    })
    const open = isOpen(loan) ? payForm(c, 'Pay now') : '<p>This loan is already paid.</p>'
    const action = payment.paid ? '<p role="status">Payment received</p>' : open
    return c.html(htmlPage('Sandbox payment', facts + action + backLink(c)))
  })

  app.post(`${BASE}/pay`, c => {
    const state = stateOf(c, states)
    const payment = find(c)
    const loan = state && findLoan(state, payment?.loanId)
    if (!payment || !loan) return unknown(c)
    if (!payment.paid && isOpen(loan)) {
      payment.paid = true
      if (payment.extends) extend(loan)
      else settle(loan, manilaDay(now()))
    }
    return c.redirect(`${c.req.path}${new URL(c.req.url).search}`, 303)
  })
}

/** The cashier who takes a repayment code, or the code of an extension. */
export function serveCounter(app: Hono, states: States, now: () => number): void {
  const find = (c: Context) => {
    const { code } = queryOf(c)
    const loans = stateOf(c, states)?.loans.filter(({ started }) => started) ?? []
    const loan = loans.find(each => each.payCode === code || extensionCode(each) === code)
    return loan && { loan, code: code ?? '', extends: extensionCode(loan) === code }
  }
  type Found = NonNullable<ReturnType<typeof find>>
  const isUsable = ({ loan, ...found }: Found) =>
    isOpen(loan) && (!found.extends || loan.extendable)

  app.get(`${BASE}/counter`, c => {
    const found = find(c)
    if (!found) return c.html(htmlPage('Sandbox counter', '<p>This code is not known.</p>'), 404)
    const { loan, code } = found
    const used = '<p role="status">This code has been used.</p>'
    const today = manilaDay(now())
    const amount = found.extends ? extensionAmount(loan, today) : amountDue(loan, today)
    const facts = definitions({ Code: code, Amount: moneyText(amount, loan.product.symbol) })
    const body = isUsable(found) ? facts + payForm(c, 'Take the payment') : used
    return c.html(htmlPage('Sandbox counter', body + backLink(c)))
  })

  app.post(`${BASE}/counter`, c => {
    const found = find(c)
    if (found && isUsable(found)) {
      if (found.extends) extend(found.loan)
      else settle(found.loan, manilaDay(now()))
    }
    return c.redirect(`${c.req.path}${new URL(c.req.url).search}`, 303)
  })
}

import type { Context, Hono } from 'hono'
import { manilaDay } from '../dates.ts'
import { definitions, escapeHtml, htmlPage } from '../html.ts'
import { amountDue, extend, isOpen, settle } from '../loan.ts'
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

/** The cashier who takes a repayment code. */
export function serveCounter(app: Hono, states: States, now: () => number): void {
  const find = (c: Context) =>
    stateOf(c, states)?.loans.find(loan => loan.started && loan.payCode === queryOf(c).code)

  app.get(`${BASE}/counter`, c => {
    const loan = find(c)
    if (!loan) return c.html(htmlPage('Sandbox counter', '<p>This code is not known.</p>'), 404)
    const used = '<p role="status">This code has been used.</p>'
    const facts = definitions({
      Code: loan.payCode,
      Amount: moneyText(amountDue(loan, manilaDay(now())), loan.product.symbol)
    })
    const body = isOpen(loan) ? facts + payForm(c, 'Take the payment') : used
    return c.html(htmlPage('Sandbox counter', body + backLink(c)))
  })

  app.post(`${BASE}/counter`, c => {
    const loan = find(c)
    if (loan && isOpen(loan)) settle(loan, manilaDay(now()))
    return c.redirect(`${c.req.path}${new URL(c.req.url).search}`, 303)
  })
}

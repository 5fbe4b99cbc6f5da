import type { Context, Hono } from 'hono'
import { manilaDay } from '../dates.ts'
import { definitions, escapeHtml, htmlPage } from '../html.ts'
import { amountDue, extensionAmount, extensionCode, isOpen, type Loan, mayBePaid } from '../loan.ts'
import { moneyText } from '../money.ts'
import { askFor, openQuery, payIn, post, postAll, stateOf, ways } from '../payments.ts'
import { findLoan, type SandboxPayment, type SandboxState, type States } from '../state.ts'
import { BASE, type Clock, queryOf } from './page.ts'

/** In the workbench the loan's page stands beside this one: `beside=1`. */
const beside = 'beside'
const own = ['payment', 'code', 'channel', 'extends', beside]

/** The loan's page with everything the payment page was opened with, but its own fields. */
function backLink(c: Context): string {
  if (queryOf(c)[beside]) return ''
  const query = Object.entries(queryOf(c)).filter(([name]) => !own.includes(name))
  return `<p><a href="/order.html?${escapeHtml(String(new URLSearchParams(query)))}">Back to the loan</a></p>`
}

function formOf(c: Context, buttons: string): string {
  const action = escapeHtml(`${c.req.path}${new URL(c.req.url).search}`)
  return `<form method="post" action="${action}">${buttons}</form>`
}

/** The usual button, and what else may become of a payment. */
function payForm(c: Context, label: string): string {
  const [usual, ...others] = ways
  const button = (way: string, text: string) => `<button name="way" value="${way}">${text}</button>`
  return formOf(c, [button(usual, label), ...others.map(way => button(way, way))].join(' '))
}

const status = (text: string) => `<p role="status">${text}</p>`

/** The result of a payment, as a page. */
function outcome(c: Context, payment: SandboxPayment, now: number): string {
  switch (stateOf(payment, now)) {
    case 'received':
      return (
        status('Payment received. It is not credited to the loan yet.') +
        formOf(c, '<button name="way" value="post">Credit it now</button>')
      )
    case 'posted':
      return status('Payment received')
    case 'expired':
      return status('This code or link has expired.')
    default:
      return status(payment.ended?.message ?? '')
  }
}

async function act(
  c: Context,
  state: SandboxState,
  payment: () => SandboxPayment | undefined,
  now: number
) {
  const { way = 'pay' } = await c.req.parseBody()
  const chosenWay = ways.find(each => each === way)
  const chosen = chosenWay && payment()
  if (way === 'post') postAll(state, now)
  else if (chosenWay && chosen) payIn(chosenWay, state, chosen, now)
  return c.redirect(`${c.req.path}${new URL(c.req.url).search}`, 303)
}

/** Finds a borrower whose money is where it should be by now. */
function finder(states: States, clock: Clock) {
  return (c: Context) => {
    const state = states.find(queryOf(c).sessionId ?? '')
    if (state) post(state, clock(queryOf(c)))
    return state
  }
}

/**
 * Serves the page that a payment link opens, and the wallet that an app link opens with everything
 * filled in.
 */
export function servePayment(app: Hono, states: States, clock: Clock): void {
  const now = (c: Context) => clock(queryOf(c))
  const borrowerOf = finder(states, clock)
  const find = (c: Context) => {
    const state = borrowerOf(c)
    const payment = state?.payments.find(each => each.id === queryOf(c).payment)
    const loan = state && findLoan(state, payment?.loanId)
    return state && payment && loan && { state, payment, loan }
  }
  const unknown = (c: Context) =>
    c.html(htmlPage('Sandbox payment', '<p>This payment link is not valid.</p>'), 404)

  app.get(`${BASE}/wallet`, (c, next) => {
    const { payment, channel = '', orderId, ...query } = queryOf(c)
    const state = borrowerOf(c)
    const loan = state && findLoan(state, orderId)
    if (payment || !loan || !isOpen(loan)) return next()
    const isExtension = query.extends === '1'
    const today = manilaDay(now(c))
    const amount = isExtension ? extensionAmount(loan, today) : amountDue(loan, today)
    const asking = { loanId: loan.id, amount, channel, extends: isExtension }
    const { id } = askFor(state, asking, now(c))
    return Promise.resolve(
      c.redirect(`${c.req.path}?${openQuery({ ...query, orderId: loan.id }, id)}`)
    )
  })

  app.on('GET', [`${BASE}/pay`, `${BASE}/wallet`], c => {
    const found = find(c)
    if (!found) return unknown(c)
    const { payment, loan } = found
    const facts = definitions({
      Amount: moneyText(payment.amount, loan.product.symbol),
      Channel: payment.channel,
      For: payment.extends ? 'Extension' : 'Repayment',
      Loan: loan.id
    })
    const isWaiting = stateOf(payment, now(c)) === 'waiting'
    const open = mayBePaid(loan, payment.extends)
      ? payForm(c, 'Pay now')
      : '<p>This loan is already paid.</p>'
    const action = isWaiting ? open : outcome(c, payment, now(c))
    return c.html(htmlPage('Sandbox payment', facts + action + backLink(c)))
  })

  app.on('POST', [`${BASE}/pay`, `${BASE}/wallet`], c => {
    const found = find(c)
    if (!found) return unknown(c)
    const { state, payment, loan } = found
    const usable = () => (mayBePaid(loan, payment.extends) ? payment : undefined)
    return act(c, state, usable, now(c))
  })
}

const counterName = 'Demo Mart counter'

/** The cashier who takes a repayment code, or the code of an extension. */
export function serveCounter(app: Hono, states: States, clock: Clock): void {
  const now = (c: Context) => clock(queryOf(c))
  const borrowerOf = finder(states, clock)
  const find = (c: Context) => {
    const { code } = queryOf(c)
    const state = borrowerOf(c)
    const loans = state?.loans.filter(({ started }) => started) ?? []
    const loan = loans.find(each => each.payCode === code || extensionCode(each) === code)
    return state && loan && { state, loan, code: code ?? '', extends: extensionCode(loan) === code }
  }
  const amountOf = (c: Context, loan: Loan, isExtension: boolean) => {
    const today = manilaDay(now(c))
    return isExtension ? extensionAmount(loan, today) : amountDue(loan, today)
  }

  app.get(`${BASE}/counter`, (c, next) => {
    const { code, orderId, ...query } = queryOf(c)
    const state = borrowerOf(c)
    const loan = state && findLoan(state, orderId)
    if (code || !loan) return next()
    const own = query.extends === '1' ? extensionCode(loan) : loan.payCode
    const full = new URLSearchParams({ ...query, orderId: loan.id, code: own })
    return Promise.resolve(c.redirect(`${c.req.path}?${full}`))
  })

  app.get(`${BASE}/counter`, c => {
    const found = find(c)
    if (!found) return c.html(htmlPage('Sandbox counter', '<p>This code is not known.</p>'), 404)
    const { state, loan, code } = found
    const amount = amountOf(c, loan, found.extends)
    const facts = definitions({ Code: code, Amount: moneyText(amount, loan.product.symbol) })
    const last = state.payments
      .filter(each => each.loanId === loan.id && each.channel === counterName)
      .pop()
    const isOnItsWay = last && stateOf(last, now(c)) === 'received'
    const open = mayBePaid(loan, found.extends)
      ? payForm(c, 'Take the payment')
      : status('This code has been used.')
    const action = isOnItsWay ? outcome(c, last, now(c)) : open
    return c.html(htmlPage('Sandbox counter', facts + action + backLink(c)))
  })

  app.post(`${BASE}/counter`, c => {
    const found = find(c)
    if (!found) return c.html(htmlPage('Sandbox counter', '<p>This code is not known.</p>'), 404)
    const { state, loan } = found
    const open = () => {
      if (!mayBePaid(loan, found.extends)) return undefined
      const amount = amountOf(c, loan, found.extends)
      const asking = { loanId: loan.id, amount, channel: counterName, extends: found.extends }
      return askFor(state, asking, now(c))
    }
    return act(c, state, open, now(c))
  })
}

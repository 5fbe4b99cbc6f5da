import type { Context, Hono } from 'hono'
import type { LoggedCall } from './app.ts'
import { manilaDay } from './dates.ts'
import { definitions, escapeHtml, htmlPage, stylesheet } from './html.ts'
import { amountDue, extend, isOpen, settle } from './loan.ts'
import { moneyText } from './money.ts'
import { drawPicture } from './pictures.ts'
import { scenarios, scenarioUrl } from './scenarios.ts'
import { findLoan, type State, type States } from './state.ts'

const BASE = '/muscular/sandbox'

function queryOf(c: Context): Record<string, string> {
  return Object.fromEntries(new URL(c.req.url).searchParams)
}

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

function servePayment(app: Hono, states: States, now: () => number): void {
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
function serveCounter(app: Hono, states: States, now: () => number): void {
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

function serveControls(app: Hono, states: States, calls: LoggedCall[]): void {
  app.post(`${BASE}/reset`, c => {
    const { sessionId } = queryOf(c)
    states.reset(sessionId)
    const kept = calls.filter(call => sessionId !== undefined && call.query.sessionId !== sessionId)
    calls.splice(0, calls.length, ...kept)
    return c.json({ reset: sessionId ?? 'everything' })
  })

  app.get(`${BASE}/calls`, c => {
    const { sessionId } = queryOf(c)
    return c.json(
      calls.filter(call => sessionId === undefined || call.query.sessionId === sessionId)
    )
  })
}

function serveTexts(app: Hono): void {
  app.get(`${BASE}/elsewhere`, c =>
    c.html(htmlPage('This is where the app would go', definitions(queryOf(c))))
  )

  app.get(BASE, c => {
    const rows = scenarios.map(({ name, title, page }) => {
      const href = escapeHtml(scenarioUrl(name))
      return `<li><a href="${href}">${escapeHtml(title)}</a> (${page})</li>`
    })
    return c.html(htmlPage('Sandbox scenarios', `<ul>${rows.join('')}</ul>`))
  })

  app.get(`${BASE}/style.css`, c => c.body(stylesheet, 200, { 'content-type': 'text/css' }))

  app.get(`${BASE}/pictures/:file`, c => {
    const svg = drawPicture(c.req.param('file').replace(/\.svg$/, ''))
    if (!svg) return c.text('There is no such picture.', 404)
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
  })
}

export function servePages(
  app: Hono,
  states: States,
  calls: LoggedCall[],
  now: () => number
): void {
  servePayment(app, states, now)
  serveCounter(app, states, now)
  serveControls(app, states, calls)
  serveTexts(app)
  app.all(`${BASE}/*`, c => c.text('The sandbox has no such page.', 404))
}

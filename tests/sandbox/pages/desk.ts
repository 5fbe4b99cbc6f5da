import type { Context, Hono } from 'hono'
import { claimAnswer } from '../complaint-answer.ts'
import type { FiledComplaint } from '../complaints.ts'
import { momentText } from '../dates.ts'
import { definitions, escapeHtml, htmlPage } from '../html.ts'
import { problemTypes, titleOf } from '../problem-types.ts'
import type { SandboxState, States } from '../state.ts'
import { BASE, type Clock, queryOf } from './page.ts'

const day = 86_400_000

interface Typed {
  text: string
  /** `2026-11-27T10:00`, on Manila's clocks. */
  sent: string
  now: number
}

/** Moves a complaint, and all that was said of it, in time. */
function move(complaint: FiledComplaint, by: number): void {
  complaint.sentAt += by
  for (const message of complaint.messages ?? []) message.at += by
}

/** The acts of a clerk on a complaint, by the name of the button. */
const acts: Record<string, (complaint: FiledComplaint, typed: Typed) => void> = {
  answer: (complaint, { text, now }) => {
    complaint.messages = [...(complaint.messages ?? []), { from: 'us', at: now, text, images: [] }]
  },
  'answer and close': (complaint, typed) => {
    acts.answer?.(complaint, typed)
    complaint.isClosed = true
  },
  'let a day pass': complaint => move(complaint, -day),
  'let a week pass': complaint => move(complaint, -7 * day),
  'was sent then': (complaint, { sent }) => {
    const at = Date.parse(`${sent}:00+08:00`)
    if (!Number.isNaN(at)) move(complaint, at - complaint.sentAt)
  }
}

function complaintHtml(complaint: FiledComplaint, action: string, now: number): string {
  const { state, answerBy, thread } = claimAnswer(complaint, now)
  const items = thread.map(
    ({ from, time, text, images }) =>
      `<li><b>${from}</b>, ${time}: ${escapeHtml(text)}${images.map(url => ` <a href="${escapeHtml(url)}">photo</a>`).join('')}</li>`
  )
  const buttons = Object.keys(acts).map(act => `<button name="act" value="${act}">${act}</button>`)
  const facts = {
    type: titleOf(problemTypes, complaint.type),
    order: complaint.loanId,
    state,
    ...(answerBy && { 'answer by': answerBy }),
    ...complaint.claim
  }
  return `<section><h2>${escapeHtml(complaint.id)}</h2>${definitions(facts)}<ol>${items.join('')}</ol>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="id" value="${escapeHtml(complaint.id)}">
<p><textarea name="text" rows="3" cols="40" aria-label="Answer to ${escapeHtml(complaint.id)}">We have looked into it.</textarea></p>
<p><label>Sent <input type="datetime-local" name="sent" value="${momentText(complaint.sentAt).slice(0, 16)}"></label></p>
<p>${buttons.join(' ')}</p></form></section>`
}

/** The lender's complaint desk, where one plays the clerk: `/desk?sessionId=complaints`. */
export function serveDesk(app: Hono, states: States, clock: Clock): void {
  const now = (c: Context) => clock(queryOf(c))
  const stateOf = (c: Context): SandboxState | undefined =>
    states.find(queryOf(c).sessionId ?? 'complaints')
  const addressOf = (c: Context) => `${BASE}/desk${new URL(c.req.url).search}`

  app.get(`${BASE}/desk`, c => {
    const state = stateOf(c)
    if (!state) return c.html(htmlPage('Desk', '<p>There is no such borrower.</p>'), 404)
    const all = [...state.complaints].reverse().slice(0, 20)
    const list = all.map(each => complaintHtml(each, addressOf(c), now(c)))
    return c.html(
      htmlPage(`Desk: ${state.sessionId}`, list.join('') || '<p>Nobody has complained.</p>')
    )
  })

  app.post(`${BASE}/desk`, async c => {
    const { id, act = '', text = '', sent = '' } = await c.req.parseBody()
    const complaint = stateOf(c)?.complaints.find(each => each.id === id)
    const carryOut = Object.hasOwn(acts, String(act)) ? acts[String(act)] : undefined
    if (!complaint || !carryOut) return c.text('The desk knows no such complaint or act.', 400)
    carryOut(complaint, { text: String(text), sent: String(sent), now: now(c) })
    return c.redirect(addressOf(c), 303)
  })
}

import type { Hono } from 'hono'
import { BASE, queryOf } from '../pages/page.ts'
import { drawCaptcha } from './captcha.ts'
import type { Visitors } from './visitors.ts'

/** The captcha pictures, and for tests what they and the text messages say. */
export function serveLanding(app: Hono, visitors: Visitors): void {
  app.get('/muscular/landing/get-captcha', c => {
    const { sid = '', t = '' } = queryOf(c)
    const answer = visitors.pictureAnswer(sid, t)
    if (!answer) return c.text('There is no such sid.', 404)
    const svg = drawCaptcha(answer, Math.random)
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  })

  app.get(`${BASE}/captcha`, c => {
    const answer = visitors.answerOf(queryOf(c).sid ?? '')
    return answer ? c.json({ answer }) : c.json({ answer: null }, 404)
  })

  app.get(`${BASE}/sms`, c => {
    const code = visitors.codeOf(queryOf(c).phone ?? '')
    return code ? c.json({ code }) : c.json({ code: null }, 404)
  })
}

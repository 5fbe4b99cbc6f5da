import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import type { Wire } from './ask.ts'

const source = { user_from: '', utm_tag: '', app_from: '' }
const applicant = { ...source, deviceId: 'd-1', appName: 'Sample App' }
const phone = '09170000001'
const event_id = 'visit-0123456789abcdef'
const visit = { ...source, page_id: 'default', client_type: 'ios', page_type: '1', event_id }

interface LandingAsk {
  query?: Record<string, string>
  body?: Record<string, string>
}

async function ask(sandbox: Sandbox, path: string, { query, body }: LandingAsk = {}) {
  const url = `http://localhost/muscular/landing/${path}?${new URLSearchParams(query)}`
  const response = await sandbox.app.request(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {})
    },
    ...(body ? { body: String(new URLSearchParams(body)) } : {})
  })
  return { status: response.status, ...((await response.json()) as Wire) }
}

async function read(sandbox: Sandbox, path: string): Promise<Response> {
  return sandbox.app.request(`http://localhost/muscular/${path}`)
}

/** Loads a captcha's picture and answers what it says, as `capcode` with its `sid`. */
async function captcha(sandbox: Sandbox) {
  const { sid } = (await ask(sandbox, 'get-sid')).data
  const picture = await read(sandbox, `landing/get-captcha?sid=${sid}&t=1`)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  const { answer } = await (await read(sandbox, `sandbox/captcha?sid=${sid}`)).json()
  return { sid, capcode: answer as string }
}

const sendSms = async (sandbox: Sandbox, body: Record<string, string> = {}) =>
  ask(sandbox, 'get-sms', { body: { ...applicant, ...(await captcha(sandbox)), phone, ...body } })

async function readSms(sandbox: Sandbox): Promise<string> {
  return (await (await read(sandbox, `sandbox/sms?phone=${phone}`)).json()).code
}

const registration = async (sandbox: Sandbox, smsCode: string) => ({
  ...applicant,
  ...(await captcha(sandbox)),
  phone,
  smsCode,
  merchantNumber: 'M-1',
  userName: '',
  invite_code: '',
  id: 'default',
  event_id
})

test('the sandbox answers the templates of this site, and no other file', async () => {
  const sandbox = createSandbox()
  const template = (templateId: string) =>
    ask(sandbox, 'channel-template', { query: { templateId } })
  expect(await template('steps-fil')).toMatchObject({ code: '00', data: { locale: 'fil' } })
  for (const id of ['gone', '../../package', '.']) {
    expect(await template(id)).toMatchObject({ code: '4404', data: null })
  }
})

test('draws the same picture for the same time, and another for another', async () => {
  const sandbox = createSandbox()
  const { sid, capcode } = await captcha(sandbox)
  const answerAt = async (time: string) => {
    await read(sandbox, `landing/get-captcha?sid=${sid}&t=${time}`)
    return (await (await read(sandbox, `sandbox/captcha?sid=${sid}`)).json()).answer
  }
  expect(await answerAt('1')).toBe(capcode)
  expect(await answerAt('2')).not.toBe(capcode)
  expect((await read(sandbox, 'landing/get-captcha?sid=none&t=1')).status).toBe(404)
})

test('the sandbox sends a code to the log and registers with it once', async () => {
  const lines: string[] = []
  const sandbox = createSandbox({ log: line => lines.push(line) })
  expect(Number((await sendSms(sandbox)).code)).toBe(0)
  const code = await readSms(sandbox)
  expect(lines).toEqual([`SMS to ${phone}: ${code} is your code.`])
  const register = async (smsCode: string) =>
    ask(sandbox, 'register', { body: await registration(sandbox, smsCode) })
  expect((await register(code === '000000' ? '1' : '000000')).code).toBe(1031)
  expect(Number((await register(code)).code)).toBe(0)
  expect((await register(code)).code).toBe(11)
  expect((await sendSms(sandbox)).code).toBe(11)
})

test('the sandbox answers the repeated request of a visitor as the first, and does it once', async () => {
  const lines: string[] = []
  const sandbox = createSandbox({ log: line => lines.push(line) })
  const body = { ...applicant, ...(await captcha(sandbox)), phone }
  const send = (requestId: string) => ask(sandbox, 'get-sms', { body, query: { requestId } })
  expect(await send('a'.repeat(32))).toEqual(await send('a'.repeat(32)))
  expect(lines).toHaveLength(1)
  expect(Number((await send('b'.repeat(32))).code)).not.toBe(0)
  const applying = await registration(sandbox, await readSms(sandbox))
  const register = () =>
    ask(sandbox, 'register', { body: applying, query: { requestId: 'c'.repeat(32) } })
  expect(Number((await register()).code)).toBe(0)
  expect(Number((await register()).code)).toBe(0)
})

test('the sandbox refuses a wrong captcha and uses its picture up', async () => {
  const sandbox = createSandbox()
  const right = await captcha(sandbox)
  const send = (capcode: string) =>
    ask(sandbox, 'get-sms', { body: { ...applicant, phone, sid: right.sid, capcode } })
  expect((await send('0000')).code).toBe(101)
  expect((await send(right.capcode)).code).toBe(101)
  const body = { ...(await registration(sandbox, '123456')), capcode: '0000' }
  expect((await ask(sandbox, 'register', { body })).code).toBe(-1)
})

test('the sandbox takes the captcha in small letters', async () => {
  const sandbox = createSandbox()
  const { sid, capcode } = await captcha(sandbox)
  const body = { ...applicant, phone, sid, capcode: capcode.toLowerCase() }
  expect(Number((await ask(sandbox, 'get-sms', { body })).code)).toBe(0)
})

test('the sandbox sends one code a minute to a number and five an hour from a device', async () => {
  let time = 0
  const sandbox = createSandbox({ now: () => time })
  expect(Number((await sendSms(sandbox)).code)).toBe(0)
  expect((await sendSms(sandbox)).code).toBe(1029)
  for (let sent = 1; sent < 5; sent++) {
    time += 60_000
    expect(Number((await sendSms(sandbox)).code)).toBe(0)
  }
  time += 60_000
  expect((await sendSms(sandbox)).code).toBe(1030)
  expect(Number((await sendSms(sandbox, { deviceId: 'd-2' })).code)).toBe(0)
})

test('a code is good for ten minutes and five tries', async () => {
  let time = 0
  const sandbox = createSandbox({ now: () => time })
  await sendSms(sandbox)
  const code = await readSms(sandbox)
  const register = async (smsCode: string) =>
    (await ask(sandbox, 'register', { body: await registration(sandbox, smsCode) })).code
  time += 600_001
  expect(await register(code)).toBe(1031)
  await sendSms(sandbox)
  for (let tries = 0; tries < 5; tries++) expect(await register('x')).toBe(1031)
  expect(await register(await readSms(sandbox))).toBe(1031)
})

test('the sandbox refuses what no landing page sends', async () => {
  const sandbox = createSandbox()
  const refusal = async (path: string, asking: LandingAsk) => {
    const { status, message } = await ask(sandbox, path, asking)
    expect(status).toBe(400)
    return message
  }
  expect(await refusal('get-sid', { query: { sessionId: 'due' } })).toBe(
    'a landing call carries no session'
  )
  expect(await refusal('track-visit', { query: { ...visit, client_type: 'web' } })).toBe(
    'query field client_type must be ios or android'
  )
  expect(await refusal('get-sms', { body: { phone } })).toBe('body field capcode is missing')
  expect(await refusal('get-sms', {})).toBe('method must be POST')
  expect(await refusal('nothing', {})).toBe('path /landing/nothing is unknown')
})

test('the sandbox makes the faults that a campaign asks for, each as often as it says', async () => {
  const sandbox = createSandbox()
  const query = { utm_tag: 'fault=http-502&faultOn=get-sid&faultTimes=1' }
  const url = `http://localhost/muscular/landing/get-sid?${new URLSearchParams(query)}`
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  expect((await sandbox.app.request(url, { headers })).status).toBe(502)
  expect((await sandbox.app.request(url, { headers })).status).toBe(200)
  expect((await ask(sandbox, 'track-visit', { query: { ...visit, ...query } })).status).toBe(200)
})

test('forgets everybody when it is reset', async () => {
  const sandbox = createSandbox()
  await sendSms(sandbox)
  sandbox.reset()
  expect((await read(sandbox, `sandbox/sms?phone=${phone}`)).status).toBe(404)
})

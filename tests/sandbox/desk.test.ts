import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'

const address = 'http://localhost/muscular/sandbox/desk?sessionId=complaints'
const start = Date.parse('2026-11-20T10:00:00+08:00')

function desk() {
  let now = start
  const { app } = createSandbox({ now: () => now })
  const act = (act: string, text = '', id = 'C1004') =>
    app.request(address, { method: 'POST', body: new URLSearchParams({ id, act, text }) })
  const detail = async (id = 'C1004') => {
    const context = 'sessionId=complaints&appVersion=1&deviceName=A&deviceId=d&osVersion=1&adId=a'
    const response = await app.request(
      `http://localhost/muscular/v3/user-problem/problem-detail?${context}`,
      {
        method: 'POST',
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'Content-Type': 'application/x-www-form-urlencoded'
        },
        body: `problemId=${id}`
      }
    )
    return (await response.json()).data
  }
  return { app, act, detail, pass: (ms: number) => (now += ms) }
}

test('a clerk answers, and the borrower hears it with its time', async () => {
  const { act, detail, pass } = desk()
  expect(await detail()).toMatchObject({
    state: 'open',
    // Sent on a Friday: over the weekend.
    answerBy: '2026-11-25T17:00:00+08:00'
  })
  pass(60_000)
  expect((await act('answer', 'We have found it.')).status).toBe(303)
  const { state, thread } = await detail()
  expect(state).toBe('answered')
  expect(thread.at(-1)).toMatchObject({
    from: 'us',
    text: 'We have found it.',
    time: '2026-11-20T10:01:00+08:00'
  })
})

test('a clerk closes a complaint, which can be reopened then', async () => {
  const { act, detail } = desk()
  expect(await detail()).toMatchObject({ canReply: 1, canReopen: 0 })
  await act('answer and close', 'Done.')
  expect(await detail()).toMatchObject({ state: 'closed', canReply: 0, canReopen: 1 })
})

test('a date can pass, and a complaint can be sent on another day', async () => {
  const { app, act, detail } = desk()
  await act('let a week pass')
  expect((await detail()).answerBy).toBe('2026-11-18T17:00:00+08:00')
  await act('let a day pass')
  expect((await detail()).answerBy).toBe('2026-11-17T17:00:00+08:00')
  const typed = { id: 'C1004', act: 'was sent then', sent: '2026-11-27T10:00' }
  await app.request(address, { method: 'POST', body: new URLSearchParams(typed) })
  const { answerBy, thread } = await detail()
  expect(thread[0].time).toBe('2026-11-27T10:00:00+08:00')
  // Over a weekend and Bonifacio Day.
  expect(answerBy).toBe('2026-12-03T17:00:00+08:00')
})

test('the desk shows what was said as text, and refuses what it does not know', async () => {
  const { app, act } = desk()
  await act('answer', '<script>alert(1)</script>')
  expect(await (await app.request(address)).text()).toContain('&#60;script&#62;')
  expect((await act('toString')).status).toBe(400)
  expect((await act('answer', 'x', 'C9')).status).toBe(400)
})

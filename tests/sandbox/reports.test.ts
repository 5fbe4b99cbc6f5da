import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'

const address = 'http://localhost/muscular/sandbox/reports'

const send = (app: ReturnType<typeof createSandbox>['app'], body: string) =>
  app.request(address, { method: 'POST', body })

test('reports of pages and of browsers are shown, newest first, as text', async () => {
  const { app } = createSandbox()
  const error = { type: 'error', age: 0, url: 'https://x/order.html', body: { message: '<b>boom' } }
  const violation = { 'csp-report': { 'document-uri': 'https://x/repay.html', line: 3 } }
  expect((await send(app, JSON.stringify([error]))).status).toBe(204)
  expect((await send(app, JSON.stringify(violation))).status).toBe(204)
  const html = await (await app.request(address)).text()
  expect(html).toContain('&#60;b&#62;boom')
  expect(html.indexOf('csp-violation')).toBeLessThan(html.indexOf('boom'))
  expect(html).toContain('https://x/repay.html')
})

test.each(['no JSON', 'null', '[null]'])('%s is refused', async body => {
  const { app } = createSandbox()
  expect((await send(app, body)).status).toBe(400)
  expect(await (await app.request(address)).text()).toContain('Nothing has come yet.')
})

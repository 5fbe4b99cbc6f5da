import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '../../../shared/config/company.ts'

afterEach(() => {
  vi.doUnmock('../../../shared/config/company.ts')
  vi.resetModules()
})

async function renderInApp(policyUrl: string): Promise<string> {
  vi.doMock('../../../shared/config/company.ts', () => ({ company: { ...company, policyUrl } }))
  const { Page } = await import('../../../pages/privacy/view.tsx')
  return renderToStaticMarkup(<Page />)
}

async function renderWith(policyUrl: string): Promise<string> {
  vi.doMock('../../../shared/config/company.ts', () => ({ company: { ...company, policyUrl } }))
  const { Page } = await import('../../../pages/site/policy/view.tsx')
  return renderToStaticMarkup(<Page />)
}

test('a configured policy is shown sandboxed, with a link beside it', async () => {
  const html = await renderWith('https://policy.example/privacy')
  const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? []
  expect(frame).toContain('src="https://policy.example/privacy"')
  expect(frame).toContain('sandbox="allow-scripts allow-popups"')
  expect(frame).toContain('referrerPolicy="no-referrer"')
  expect(html).toContain('<a href="https://policy.example/privacy">')
  expect(html).not.toContain('What we collect')
})

test('without one the page has our own text', async () => {
  const html = await renderWith('')
  expect(html).not.toContain('<iframe')
  expect(html).toContain('What we collect')
})

test('the page in the app has the same policy as the site, without a frame', async () => {
  const html = await renderInApp('https://policy.example/privacy')
  expect(html).toContain('<a href="https://policy.example/privacy">')
  expect(html).not.toMatch(/<iframe|What we collect/)
  vi.resetModules()
  expect(await renderInApp('')).toContain('What we collect')
})

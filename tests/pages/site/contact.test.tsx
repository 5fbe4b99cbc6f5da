import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { pages } from '../../../shared/pages.ts'
import { contentSecurityPolicy } from '../../../shared/vite/headers.ts'

afterEach(() => {
  vi.doUnmock('../../../shared/config/brand.ts')
  vi.resetModules()
})

async function renderWith(contactUrl: string): Promise<string> {
  vi.doMock('../../../shared/config/brand.ts', () => ({ brand: { ...brand, contactUrl } }))
  const { Page } = await import('../../../pages/site/contact/view.tsx')
  return renderToStaticMarkup(<Page />)
}

test('without an address the form begins with where the message is, and names what is next', async () => {
  const html = await renderWith('')
  expect(html.indexOf('Your message stays on this device')).toBeLessThan(html.indexOf('<label'))
  expect(html).not.toContain('data-url')
  expect(html).toMatch(/Send Message<.*Next: open it as an e-mail<.*<\/button>/)
  expect(html).toContain('Open it as an e-mail')
})

test('with an address it says where the message goes, and nothing of an e-mail', async () => {
  const html = await renderWith('https://desk.example/in')
  expect(html).toContain('data-url="https://desk.example/in"')
  expect(html).toContain('goes to our customer service')
  expect(html).toContain('has reached us')
  expect(html).not.toMatch(/on this device|open it as an e-mail/i)
})

test('the grievance officer stands among those to go to, below the form and the ways to reach us', async () => {
  const html = await renderWith('')
  const others = html.indexOf('Not satisfied with our answer?')
  expect(html.indexOf('<form')).toBeGreaterThan(html.indexOf('How to reach us'))
  const phone = company.grievance.phone
  const officer = html.indexOf(phone)
  expect(officer).toBeGreaterThan(others)
  expect(others).toBeGreaterThan(html.indexOf('</form'))
})

test('the page’s policy allows the address, and no other page’s does', () => {
  const loaded = { brand: { ...brand, contactUrl: 'https://desk.example/in' }, company }
  const policyOf = (file: string) => {
    const page = pages.find(each => each.file === file)
    return page && contentSecurityPolicy({ page, inline: { scripts: [], styles: [] }, loaded })
  }
  expect(policyOf('site/contact.html')).toContain("connect-src 'self' https://desk.example;")
  expect(policyOf('site/about.html')).not.toContain('desk.example')
})

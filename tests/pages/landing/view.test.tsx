import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $page, prepareTemplate } from '../../../pages/landing/template.ts'
import { Page } from '../../../pages/landing/view.tsx'
import { readTemplate } from '../../../shared/api/read-template.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function show(locale: 'zh' | 'en' | 'fil'): Promise<HTMLElement> {
  const template = readTemplate(defaultTemplate, defaultTemplate as never)
  await prepareTemplate({ ...template, locale })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => act(() => root.unmount()))
  await act(() => root.render(<Page />))
  return host
}

test.each([
  ['zh', '页面出现问题', '重试'],
  ['fil', 'May nasira sa pahinang ito', 'Subukan muli'],
  ['en', 'Something broke on this page', 'Try again']
] as const)('a broken page in %s says so in its language', async (locale, title, button) => {
  const host = await show(locale)
  expect(host.querySelector('h1')).not.toBeNull()
  // React reports what broke; the test has broken it.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = $page.get()
  if (page.state !== 'ready') throw new Error(`The page is ${page.state}`)
  const Layout = () => {
    throw new Error('broken')
  }
  await act(() => $page.set({ ...page, Layout }))
  expect(host.querySelector('h2')?.textContent).toBe(title)
  expect(host.querySelector('button')?.textContent).toBe(button)
  vi.mocked(console.error).mockClear()
})

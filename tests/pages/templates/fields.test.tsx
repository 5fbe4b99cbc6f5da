import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Editor } from '../../../pages/templates/editor.tsx'
import { createTemplatesPage } from '../../../pages/templates/store.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** The editor's fields after one of a template's values was changed. */
async function fieldsAfter(path: string, value: unknown): Promise<HTMLElement> {
  localStorage.clear()
  const store = createTemplatesPage()
  await store.open()
  store.setField('first-loan-en', path, value)
  const template = store.$templates.get().find(({ name }) => name === 'first-loan-en')
  if (!template) throw new Error('There is no template')
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => act(() => root.unmount()))
  await act(() => root.render(<Editor store={store} template={template} />))
  return host
}

test.each([
  ['story', 'Steps: how it goes'],
  ['example', 'Examples of a loan'],
  ['number', 'Examples of a loan']
])('a layout chosen before it has what it shows leads to it: %s', async (layout, title) => {
  const host = await fieldsAfter('layout', layout)
  const groups = [...host.querySelectorAll('summary')].map(each => each.textContent)
  expect(groups).toContain(title)
  const link = host.querySelector<HTMLElement>('.problems_link')
  expect(link?.textContent).toBe(title)
  await act(async () => {
    link?.click()
    await new Promise(requestAnimationFrame)
  })
  expect(document.activeElement?.closest('details')?.open).toBe(true)
  expect(document.activeElement?.closest('details')?.textContent).toContain(title)
})

test('a colour that is the brand’s own shows in its picker', async () => {
  const host = await fieldsAfter('theme.accent', '')
  const picker = host.querySelector<HTMLInputElement>(
    'input[type=color][aria-label="Buttons and icons"]'
  )
  expect(picker?.value).toBe('#0b6b5b')
})

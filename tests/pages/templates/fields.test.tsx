import { act } from 'react'
import { expect, test } from 'vitest'
import { controlId, labelOf } from '../../../pages/templates/editing.ts'
import { Editor } from '../../../pages/templates/editor.tsx'
import { emptyValue, type FieldSchema, fieldKind } from '../../../pages/templates/field-schema.ts'
import { createTemplatesPage } from '../../../pages/templates/store.ts'
import { Page } from '../../../pages/templates/view.tsx'
import { layoutNames, templateSchema } from '../../../shared/api/template.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { enter } from './enter.ts'

/** The editor's fields after some of a template's values were changed, by their paths. */
async function fieldsAfter(values: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
  localStorage.clear()
  const store = createTemplatesPage()
  await store.open()
  for (const [path, value] of Object.entries(values)) store.setField('first-loan-en', path, value)
  const template = store.$templates.get().find(({ name }) => name === 'first-loan-en')
  if (!template) throw new Error('There is no template')
  const { host, root } = prepareRoot()
  await act(() => root.render(<Editor store={store} template={template} />))
  return host
}

test.each([
  ['story', 'Steps: how it goes'],
  ['example', 'Examples of a loan'],
  ['number', 'Examples of a loan']
])('a layout chosen before it has what it shows leads to it: %s', async (layout, title) => {
  const host = await fieldsAfter({ layout, example: [] })
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

test.each(layoutNames)('prices can be entered in every layout: %s', async layout => {
  const host = await fieldsAfter({ layout })
  const groups = [...host.querySelectorAll('summary')].map(each => each.textContent)
  expect(groups).toContain('Examples of a loan')
})

test('a colour that is the brand’s own shows in its picker', async () => {
  const host = await fieldsAfter({ 'theme.accent': '' })
  const picker = host.querySelector<HTMLInputElement>(
    'input[type=color][aria-label="Buttons and icons"]'
  )
  expect(picker?.value).toBe('#0b6b5b')
})

/** The paths of all single values that a template may have, with one entry of each list. */
function leaves(path: string, schema: FieldSchema): string[] {
  const field = fieldKind(schema)
  if (field.kind === 'list') return leaves(`${path}[0]`, field.item)
  if (field.kind !== 'group') return [path]
  return Object.entries(field.fields).flatMap(([name, each]) => leaves(`${path}.${name}`, each))
}

test('every value that a template may have is a field with a label in words', async () => {
  const lists = Object.entries(templateSchema.entries).flatMap(([name, schema]) => {
    const field = fieldKind(schema)
    return field.kind === 'list' ? [[name, [emptyValue(field.item)]]] : []
  })
  const host = await fieldsAfter({ layout: 'number', ...Object.fromEntries(lists) })
  const paths = Object.entries(templateSchema.entries).flatMap(([name, each]) => leaves(name, each))
  expect(paths.length).toBeGreaterThan(35)
  const controls = new Set([...host.querySelectorAll('[id]')].map(({ id }) => id))
  expect(paths.filter(path => !controls.has(controlId(path)))).toEqual([])
  expect(paths.filter(path => labelOf(path) === path)).toEqual([])
})

test('a text counts up to what its schema allows', async () => {
  const host = await fieldsAfter({ 'hero.title': 'Cash today' })
  const field = host.querySelector(`#${controlId('hero.title')}`)
  expect(field?.closest('.field')?.textContent).toContain('10/60')
})

test('a choice that a template leaves open shows what holds', async () => {
  const host = await fieldsAfter({ layout: 'number', captcha: undefined })
  expect(host.querySelector<HTMLSelectElement>(`#${controlId('captcha')}`)?.value).toBe('always')
})

test('a field becomes what is typed into it, and its problem stands there alone, in words', async () => {
  localStorage.clear()
  const store = createTemplatesPage()
  await store.open()
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  const field = () => host.querySelector<HTMLInputElement>(`#${controlId('hero.title')}`)
  const errors = () =>
    [...host.querySelectorAll('.field_error')].map(({ textContent }) => textContent)
  expect(errors()).toEqual([])
  await enter(field(), '')
  expect(errors()).toEqual(['Title is empty'])
  expect(field()?.getAttribute('aria-invalid')).toBe('true')
  await enter(field(), 'Cash tomorrow')
  expect(field()?.value).toBe('Cash tomorrow')
  expect(store.$selected.get()?.visible.hero.title).toBe('Cash tomorrow')
  expect(errors()).toEqual([])
})

import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stateOfPage } from '../../../pages/templates/address.ts'
import { CampaignRoom } from '../../../pages/templates/campaigns/room.tsx'
import { isUnsaved } from '../../../pages/templates/edited-template.ts'
import { createTemplatesPage } from '../../../pages/templates/store.ts'
import { Page } from '../../../pages/templates/view.tsx'
import { prepareRoot } from '../../setup/react-root.ts'
import { openEditor } from './open-editor.ts'

const picture = 'data:image/webp;base64,AA=='

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})

type Editor = Pick<Awaited<ReturnType<typeof openEditor>>, 'editText' | 'setPicture' | '$templates'>

/** Another picture at the address of the published one: the file's text stays as it is. */
function replacePicture(store: Editor) {
  const template = () => {
    const found = store.$templates.get().find(({ name }) => name === 'costs-en')
    if (!found) throw new Error('There is no costs-en')
    return found
  }
  const { image } = template().visible.hero
  store.setPicture('costs-en', 'hero.image', image, picture)
  store.editText('costs-en', template().original ?? '')
  return { template, image }
}

test('a template with a replaced picture is changed, and unsaved until it is downloaded', async () => {
  const store = await openEditor()
  const { template, image } = replacePicture(store)
  expect(template().text).toBe(template().original)
  expect(stateOfPage(template())).toBe('changed')
  expect(isUnsaved(template())).toBe(true)
  store.markSaved(template())
  expect(isUnsaved(template())).toBe(false)
  store.setPicture('costs-en', 'hero.image', image, `${picture}AA`)
  expect(isUnsaved(template())).toBe(true)
  store.resetTemplate(template())
  expect(stateOfPage(template())).toBe('published')
})

test('a template with a replaced picture is marked among the others, and can be reset', async () => {
  const store = createTemplatesPage()
  await store.open()
  store.chooseTemplate('costs-en')
  const { template } = replacePicture(store)
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  const option = host.querySelector('#template option[value=costs-en]')
  expect(option?.textContent).toContain('changed')
  const buttons = [...host.querySelectorAll('button')]
  const reset = buttons.find(each => each.textContent === 'Undo my changes')
  await act(() => reset?.click())
  expect(template().pictures).toEqual({})
})

test('a replaced picture is in the zip of the campaign that shows it', async () => {
  const page = createTemplatesPage()
  await page.open()
  const { image } = replacePicture(page)
  const { host, root } = prepareRoot()
  await act(() => root.render(<CampaignRoom page={page} />))
  const tab = [...host.querySelectorAll<HTMLElement>('[role=tab]')].find(
    each => each.textContent === 'Publish'
  )
  await act(() => tab?.click())
  const files = [...host.querySelectorAll('li.templates_address')].map(each => each.textContent)
  expect(files).toContain('shared/config/brands/ph/templates/costs-en.json')
  expect(files).toContain(`shared/config/brands/ph${image}`)
})

test('a changed file that has been published is as its file, without its pictures', async () => {
  const before = await openEditor()
  const { original } = before.template('costs-en')
  replacePicture(before)
  const [draft] = JSON.parse(localStorage.getItem('loan:templates') ?? '[]')
  const reopened = await openEditor()
  expect(stateOfPage(reopened.template('costs-en'))).toBe('changed')
  localStorage.setItem('loan:templates', JSON.stringify([{ ...draft, original: '{"older":true}' }]))
  const after = await openEditor()
  expect(after.template('costs-en')).toMatchObject({ original, text: original, pictures: {} })
})

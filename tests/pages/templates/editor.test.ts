import { beforeEach, describe, expect, test } from 'vitest'
import { listAt, valueAt, withValue } from '../../../pages/templates/document-path.ts'
import { openEditor } from './open-editor.ts'

beforeEach(() => localStorage.clear())

describe('a path', () => {
  const document = { a: [{ b: 1 }, { b: 2 }], c: 'x' }

  test('finds what a document has there', () => {
    expect(valueAt(document, 'a[1].b')).toBe(2)
    expect(valueAt(document, 'a[7].b')).toBeUndefined()
    expect(valueAt(document, 'c.toString')).toBeUndefined()
    expect(listAt(document, 'c')).toEqual([])
  })

  test('changes one value and leaves the rest and the document alone', () => {
    expect(withValue(document, 'a[1].b', 3)).toEqual({ a: [{ b: 1 }, { b: 3 }], c: 'x' })
    expect(withValue(document, 'd.e', 1)).toEqual({ ...document, d: { e: 1 } })
    expect(document.a[1]?.b).toBe(2)
  })
})

describe('the editor', () => {
  test('finds nothing wrong with the templates of this site', async () => {
    const { $templates, problems } = await openEditor()
    expect($templates.get().length).toBeGreaterThanOrEqual(5)
    for (const { name } of $templates.get()) expect(problems(name)).toEqual([])
  })

  test('writes a field into the text, and a text into the fields', async () => {
    const { setField, editText, template } = await openEditor()
    setField('costs-en', 'hero.title', 'New')
    expect(JSON.parse(template('costs-en').text).hero.title).toBe('New')
    editText('costs-en', '{')
    expect(template('costs-en').visible.hero.title).toBe('New')
    editText('costs-en', '{"hero":{"title":"Newer"}}')
    expect(template('costs-en').visible.hero.title).toBe('Newer')
  })

  test('adds, moves and removes entries', async () => {
    const { addEntry, moveEntryUp, removeEntry, template } = await openEditor()
    const before = template('costs-en').visible.benefits.map(({ title }) => title)
    addEntry('costs-en', 'benefits', { icon: 'phone', title: 'T', text: 'X' })
    moveEntryUp('costs-en', 'benefits', before.length)
    const moved = template('costs-en').visible.benefits.map(({ title }) => title)
    expect(moved).toEqual([...before.slice(0, -1), 'T', before[before.length - 1]])
    removeEntry('costs-en', 'benefits', before.length - 1)
    expect(template('costs-en').visible.benefits.map(({ title }) => title)).toEqual(before)
  })

  test('names a doubled id, another market’s phone rule and curly quotes', async () => {
    const { setField, editText, problems } = await openEditor()
    setField('costs-en', 'id', 'default')
    expect(problems('costs-en')).toEqual(['id is that of the template default, too'])
    expect(problems('default')).toEqual(['id is that of the template costs-en, too'])
    setField('steps-fil', 'form.phoneRule', 'in')
    expect(problems('steps-fil')).toContainEqual(
      expect.stringMatching(/^form.phoneRule is for the market ‘in’,/)
    )
    editText('costs-en', '{\n“id”: "x"}')
    expect(problems('costs-en')).toEqual([
      'The template has curly quotes in line 2: “ and ” have to be "'
    ])
  })

  test('names a picture that is not there', async () => {
    const { setField, setPicture, problems, pictures } = await openEditor()
    setField('costs-en', 'hero.image', '/landing/no.webp')
    pictures.$found.set(new Map([['/landing/no.webp', false]]))
    expect(problems('costs-en')).toEqual([
      'hero.image is /landing/no.webp, and there is no such picture: choose one'
    ])
    setPicture('costs-en', 'hero.image', '/landing/no.webp', 'data:image/webp;base64,AA==')
    expect(problems('costs-en')).toEqual([])
  })

  test('shows the last text that was right while a longer one is typed', async () => {
    const { setField, template } = await openEditor()
    setField('costs-en', 'hero.title', 'Cash in one day')
    setField('costs-en', 'hero.title', 'Cash in one day '.repeat(9))
    expect(template('costs-en').visible.hero.title).toBe('Cash in one day')
  })

  test('counts registrations under the new name, unless they have one of their own', async () => {
    const editor = await openEditor()
    editor.copyTemplate(editor.template('steps-fil'))
    const event = () => editor.template('steps-fil-2').visible.conversion.event
    editor.setField('steps-fil-2', 'id', 'june')
    expect(event()).toBe('register_june')
    editor.setField('steps-fil-2', 'hero.title', 'Other')
    expect(event()).toBe('register_june')
    editor.setField('steps-fil-2', 'conversion.event', 'mine')
    editor.setField('steps-fil-2', 'id', 'july')
    expect(event()).toBe('mine')
  })

  test('shares a link to a new template with its own headline', async () => {
    const editor = await openEditor()
    editor.copyTemplate(editor.template('steps-fil'))
    editor.setField('steps-fil-2', 'hero.title', 'Bagong pamagat')
    expect(editor.template('steps-fil-2').visible.preview).toEqual({
      title: '',
      description: '',
      image: ''
    })
    expect(editor.problems('steps-fil-2')).toEqual([])
  })

  test('keeps drafts and new templates, but nothing that is as its file', async () => {
    const before = await openEditor()
    before.setField('costs-en', 'hero.title', 'Draft')
    before.copyTemplate(before.template('steps-fil'))
    before.setPicture('steps-fil-2', 'hero.image', '/landing/a.webp', 'data:image/webp;base64,AA==')
    expect(before.wouldLose()).toBe(false)
    before.chooseTemplate('costs-en')
    before.setField('costs-en', 'hero.subtitle', 'Worked at last')
    const after = await openEditor()
    expect(after.$selected.get()?.name).toBe('costs-en')
    expect(after.template('costs-en').visible.hero.title).toBe('Draft')
    expect(after.template('steps-fil-2').pictures).toEqual({
      '/landing/a.webp': 'data:image/webp;base64,AA=='
    })
    after.resetTemplate(after.template('costs-en'))
    after.resetTemplate(after.template('steps-fil-2'))
    expect(localStorage.getItem('loan:templates')).toBeNull()
  })

  test('survives kept drafts that cannot be read', async () => {
    localStorage.setItem('loan:templates', '[{"name":1}]')
    const { $templates } = await openEditor()
    expect($templates.get().length).toBeGreaterThanOrEqual(5)
  })
})

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAddresses, stateOfPage } from '../../../pages/templates/address.ts'
import { listAt, valueAt, withValue } from '../../../pages/templates/document-path.ts'
import { isReadable, openTemplate, withText } from '../../../pages/templates/edited-template.ts'
import { controlId, labelOf, textOf, useField } from '../../../pages/templates/editing.ts'
import { createPictureSearch, picturesOf, problemsOf } from '../../../pages/templates/problems.ts'
import { createTemplatesPage } from '../../../pages/templates/store.ts'
import { brandFolder } from '../../../pages/templates/template-files.ts'
import { openEditor } from './open-editor.ts'

const key = 'loan:templates'
const picture = 'data:image/webp;base64,AA=='

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})

const drafts = () => JSON.parse(localStorage.getItem(key) ?? '[]')

describe('the value of a template at a path', () => {
  test.each([
    [{ a: { b: 1 } }, 'a.b', 1],
    [{ a: [[1, 2]] }, 'a[0][1]', 2],
    [undefined, 'a', undefined],
    [{ a: 'text' }, 'a.length', undefined],
    [{ a: ['x'] }, 'a.length', undefined]
  ])('%o has at %s: %o', (document, path, value) => {
    expect(valueAt(document, path)).toBe(value)
  })

  test.each([
    ['text', 'a', { a: 1 }],
    [undefined, 'a.b', { a: { b: 1 } }],
    [{ a: 'text' }, 'a.b', { a: { b: 1 } }],
    [{ a: ['x', 'y'] }, 'a[1]', { a: ['x', 1] }],
    [{ a: ['x'] }, 'a[1]', { a: ['x'] }]
  ])('%o is changed at %s', (document, path, changed) => {
    expect(withValue(document, path, 1)).toEqual(changed)
  })

  test('a list is one only where there is one', () => {
    expect(listAt({ a: ['x'] }, 'a')).toEqual(['x'])
    expect(listAt({}, 'a')).toEqual([])
    expect(listAt({ a: { length: 1 } }, 'a')).toEqual([])
  })
})

describe('a text', () => {
  const stored = { name: 'a', original: undefined, text: '{', saved: undefined, pictures: {} }

  test('that is no JSON shows what its file has, and nothing where it has none', () => {
    const original = '{"hero":{"title":"In the file"}}'
    expect(openTemplate({ ...stored, original }).document).toEqual(JSON.parse(original))
    expect(openTemplate(stored).document).toEqual({})
  })

  test('is readable or not, and what it says is kept either way', () => {
    const template = openTemplate(stored)
    expect(isReadable(template)).toBe(false)
    const broken = withText(openTemplate({ ...stored, text: '{"id":"b"}' }), '{"id":')
    expect(broken).toMatchObject({ text: '{"id":', document: { id: 'b' } })
    expect(isReadable(withText(broken, '{"id":"c"}'))).toBe(true)
  })

  test('is written as a person writes it: indented, with an end', async () => {
    const { setField, template } = await openEditor()
    setField('costs-en', 'id', 'costs-en-2')
    expect(template('costs-en').text).toMatch(/^\{\n {2}"/)
    expect(template('costs-en').text).toMatch(/\}\n$/)
  })

  test('shows colours that visitors are spared, since somebody is choosing them', async () => {
    const { setField, template } = await openEditor()
    const theme = { background: '#ffffff', accent: '#eeeeee', text: '#dddddd' }
    setField('costs-en', 'theme', theme)
    expect(template('costs-en').visible.theme).toEqual(theme)
    setField('costs-en', 'theme.accent', 'green')
    expect(template('costs-en').visible.theme.accent).toMatch(/^#|^$/)
  })
})

describe('the list of templates', () => {
  test('opens with the first, and with the one that is chosen', async () => {
    const { $templates, $selected, chooseTemplate } = await openEditor()
    expect($selected.get()).toBe($templates.get()[0])
    chooseTemplate('steps-fil')
    expect($selected.get()?.name).toBe('steps-fil')
    chooseTemplate('gone')
    expect($selected.get()).toBe($templates.get()[0])
  })

  test('has a copy under the next free name, chosen, as its original but for links', async () => {
    const { copyTemplate, template, $selected, setField } = await openEditor()
    const original = template('steps-fil')
    copyTemplate(original)
    expect($selected.get()?.name).toBe('steps-fil-2')
    expect(template('steps-fil-2').visible).toMatchObject({
      id: 'steps-fil-2',
      hero: original.visible.hero
    })
    setField('steps-fil-2', 'id', 'steps-fil-3')
    copyTemplate(original)
    // The second one's file will have the name that its id says.
    expect($selected.get()?.name).toBe('steps-fil-4')
    copyTemplate(template('steps-fil-4'))
    expect($selected.get()?.name).toBe('steps-fil-4-2')
  })

  test('loses a copy that is reset, and gets a file back as it is', async () => {
    const { copyTemplate, template, resetTemplate, setPicture, markSaved, $templates } =
      await openEditor()
    const count = $templates.get().length
    copyTemplate(template('costs-en'))
    expect($templates.get()).toHaveLength(count + 1)
    resetTemplate(template('costs-en-2'))
    expect($templates.get()).toHaveLength(count)
    setPicture('costs-en', 'hero.image', '/landing/a.webp', picture)
    expect(template('costs-en').visible.hero.image).toBe('/landing/a.webp')
    markSaved(template('costs-en'))
    resetTemplate(template('costs-en'))
    const { text, original, pictures, saved } = template('costs-en')
    expect({ text, pictures, saved }).toEqual({ text: original, pictures: {}, saved: undefined })
  })

  test('changes one template alone', async () => {
    const { setField, template, markSaved, removeEntry } = await openEditor()
    const others = ['steps-fil', 'default'].map(template)
    setField('costs-en', 'hero.title', 'New')
    markSaved(template('costs-en'))
    removeEntry('costs-en', 'benefits', 0)
    expect(['steps-fil', 'default'].map(template)).toEqual(others)
  })

  test('moves an entry up past one other', async () => {
    const { setField, moveEntryUp, removeEntry, addEntry, template } = await openEditor()
    const steps = () => listAt(template('costs-en').document, 'steps')
    setField('costs-en', 'steps', ['a', 'b', 'c', 'd'])
    moveEntryUp('costs-en', 'steps', 2)
    expect(steps()).toEqual(['a', 'c', 'b', 'd'])
    removeEntry('costs-en', 'steps', 1)
    expect(steps()).toEqual(['a', 'b', 'd'])
    setField('costs-en', 'steps', undefined)
    addEntry('costs-en', 'steps', 'e')
    expect(steps()).toEqual(['e'])
  })

  test('comes with all layouts and languages that it is drawn with', async () => {
    const { $previewKit } = createTemplatesPage()
    expect($previewKit.get()).toBeUndefined()
    const previewKit = (await openEditor()).$previewKit.get()
    expect([...(previewKit?.languages.keys() ?? [])]).toEqual(['zh', 'en', 'fil', 'hi'])
    expect(previewKit?.layouts.size).toBeGreaterThan(2)
  })
})

describe('drafts', () => {
  test('are kept in full, the one being worked at last', async () => {
    const { setField, copyTemplate, template, setPicture, chooseTemplate, markSaved } =
      await openEditor()
    copyTemplate(template('steps-fil'))
    chooseTemplate('costs-en')
    setField('costs-en', 'hero.title', 'Draft')
    setPicture('costs-en', 'hero.image', '/landing/a.webp', picture)
    markSaved(template('costs-en'))
    const [copy, worked] = drafts()
    expect(drafts()).toHaveLength(2)
    expect(copy).toEqual({
      brand: brandFolder,
      name: 'steps-fil-2',
      text: template('steps-fil-2').text,
      pictures: {}
    })
    const { text, original, saved } = template('costs-en')
    const pictures = { '/landing/a.webp': picture }
    expect(worked).toEqual({
      brand: brandFolder,
      name: 'costs-en',
      original,
      text,
      saved,
      pictures
    })
    expect(saved).toContain('Draft')
    const after = await openEditor()
    expect(after.template('costs-en')).toEqual(template('costs-en'))
  })

  test('of a file say what the file says today, not what it said then', async () => {
    const { setField, template } = await openEditor()
    setField('costs-en', 'hero.title', 'Draft')
    const [draft] = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify([{ ...draft, original: '{"older":true}' }]))
    const after = await openEditor()
    expect(after.template('costs-en').original).toBe(template('costs-en').original)
    expect(after.template('costs-en').visible.hero.title).toBe('Draft')
    const names = after.$templates.get().map(({ name }) => name)
    expect(names.filter(name => name === 'costs-en')).toHaveLength(1)
  })

  test('that have become files since are drafts no more', async () => {
    const { template } = await openEditor()
    const { original: text } = template('costs-en')
    localStorage.setItem(key, JSON.stringify([{ name: 'default-2', text, pictures: {} }]))
    const { $templates } = await openEditor()
    expect($templates.get().map(({ name }) => name)).not.toContain('default-2')
  })

  test('whose picture is another file’s address are not kept', async () => {
    const draft = { name: 'x', text: '{}', pictures: { a: 'https://elsewhere.example/a.png' } }
    localStorage.setItem(key, JSON.stringify([draft]))
    const { $templates } = await openEditor()
    expect($templates.get().map(({ name }) => name)).not.toContain('x')
  })

  test('keep a picture alone, and are gone when nothing differs', async () => {
    const { setField, template, resetTemplate, editText } = await openEditor()
    setField('costs-en', 'hero.title', 'Draft')
    expect(drafts()).toHaveLength(1)
    editText('costs-en', template('costs-en').original ?? '')
    expect(localStorage.getItem(key)).toBeNull()
    resetTemplate(template('costs-en'))
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('that the phone has no room for are said not to be kept', async () => {
    const { setField, $areKept } = await openEditor()
    expect($areKept.get()).toBe(true)
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { setItem: full, getItem: () => null, removeItem: full })
    onTestFinished(() => void vi.unstubAllGlobals())
    setField('costs-en', 'hero.title', 'Draft')
    expect($areKept.get()).toBe(false)
    vi.unstubAllGlobals()
    setField('costs-en', 'hero.title', 'Draft 2')
    expect($areKept.get()).toBe(true)
  })

  test('would be lost where the browser keeps none, until they are downloaded', async () => {
    const { copyTemplate, template, wouldLose, markSaved, setField } = await openEditor()
    copyTemplate(template('costs-en'))
    expect(wouldLose()).toBe(false)
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { setItem: full, getItem: () => null, removeItem: full })
    onTestFinished(() => void vi.unstubAllGlobals())
    setField('costs-en-2', 'hero.title', 'Draft')
    expect(wouldLose()).toBe(true)
    markSaved(template('costs-en-2'))
    expect(wouldLose()).toBe(false)
  })
})

describe('a page’s address', () => {
  test('has the campaign that was typed, without what is blank', () => {
    const { $addressOf, $campaign, change } = createAddresses()
    const plain = $addressOf.get()('landing/a.html')
    expect(plain).toMatch(/^https:\/\/[^?]+\/landing\/a\.html$/)
    expect(new Set(Object.values($campaign.get()))).toEqual(new Set(['']))
    change('utm_tag', ' june ')
    change('user_from', '  ')
    expect($addressOf.get()('landing/a.html')).toBe(`${plain}?utm_tag=june`)
    change('UC', 'a&b')
    expect($addressOf.get()('landing/a.html')).toBe(`${plain}?utm_tag=june&UC=a%26b`)
  })

  test('is published while its file says the same', async () => {
    const { template, setField, copyTemplate, setPicture, markSaved, resetTemplate } =
      await openEditor()
    const state = (name: string) => stateOfPage(template(name))
    expect(state('costs-en')).toBe('published')
    setField('costs-en', 'hero.title', 'New')
    expect(state('costs-en')).toBe('changed')
    markSaved(template('costs-en'))
    expect(state('costs-en')).toBe('changed')
    setField('costs-en', 'id', 'costs-en-7')
    expect(state('costs-en')).toBe('new')
    resetTemplate(template('costs-en'))
    expect(state('costs-en')).toBe('published')
    setPicture('costs-en', 'hero.image', '/landing/a.webp', picture)
    copyTemplate(template('costs-en'))
    expect(state('costs-en-2')).toBe('new')
  })
})

describe('a template’s errors', () => {
  /** A browser that has the pictures whose addresses say so. */
  function browsePictures(): string[] {
    const addresses: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        onload = () => {}
        onerror = () => {}
        set src(address: string) {
          addresses.push(address)
          if (address.includes('there')) this.onload()
          else this.onerror()
        }
      }
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    return addresses
  }

  test('a picture is looked for once, and named only where it is missing', async () => {
    const addresses = browsePictures()
    const { $found, lookForAll } = createPictureSearch()
    const { template, setField, setPicture } = await openEditor()
    setField('costs-en', 'hero.image', '')
    for (const address of ['/landing/there.webp', '/landing/no.webp', '/landing/no.webp', '']) {
      setField('costs-en', 'preview.image', address)
      lookForAll(template('costs-en'))
    }
    setPicture('costs-en', 'hero.image', '/landing/chosen.webp', picture)
    lookForAll(template('costs-en'))
    expect(addresses).toEqual([
      expect.stringContaining('/landing/there.webp'),
      expect.stringContaining('/landing/no.webp')
    ])
    const problems = () => problemsOf(template('costs-en'), [], $found.get())
    for (const [address, count] of [
      ['/landing/there.webp', 0],
      ['/landing/not-looked-for.webp', 0],
      ['', 0],
      ['/landing/no.webp', 1]
    ] as const) {
      setField('costs-en', 'preview.image', address)
      expect(problems().filter(({ field }) => field === 'preview.image')).toHaveLength(count)
    }
    expect(picturesOf(template('costs-en').visible).map(([field]) => field)).toEqual([
      'hero.image',
      'preview.image'
    ])
  })

  test('an id is doubled by another template alone', async () => {
    const { template, $templates, setField } = await openEditor()
    const ids = (name: string) =>
      problemsOf(template(name), $templates.get(), new Map()).filter(({ field }) => field === 'id')
    expect(ids('costs-en')).toEqual([])
    setField('costs-en', 'id', 'steps-fil')
    expect(ids('costs-en')).toHaveLength(1)
    expect(ids('default')).toEqual([])
  })

  test('the market’s name and this one’s stand in the reason', async () => {
    const { template, setField } = await openEditor()
    setField('costs-en', 'form.phoneRule', 'in')
    expect(problemsOf(template('costs-en'), [], new Map())).toContainEqual({
      field: 'form.phoneRule',
      reason: 'is for the market ‘in’, and Sample Peso lends in ‘ph’'
    })
  })
})

describe('a field', () => {
  test('is labelled in words, by its own path or its last step', () => {
    expect(labelOf('benefits[1].icon')).toBe('Icon')
    expect(labelOf('theme.accent')).toBe('Buttons and icons')
    expect(labelOf('no.such')).toBe('no.such')
    expect(controlId('benefits[1].icon')).toBe('field-benefits-1-icon')
    expect([textOf('a'), textOf(4), textOf(undefined), textOf({}), textOf(true)]).toEqual([
      'a',
      '4',
      '',
      '',
      ''
    ])
  })

  test('stands in an editor', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Lost = () => <p>{useField('hero.title').label}</p>
    const root = createRoot(document.createElement('div'))
    await expect(act(async () => root.render(<Lost />))).rejects.toThrow(
      'A control stands outside an editor'
    )
    vi.mocked(console.error).mockClear()
  })
})

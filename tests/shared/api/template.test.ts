import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readTemplate, templateSchema } from '../../../shared/api/template.ts'
import { templateProblems } from '../../../shared/api/template-problems.ts'
import { landing } from '../../../shared/config/landing.ts'
import { landingMessages } from '../../../shared/messages/landing.ts'

const base = v.parse(templateSchema, landing.defaultTemplate)

describe('a template from outside', () => {
  test('is taken as it is when it is sound', () => {
    expect(readTemplate(landing.defaultTemplate, base)).toEqual(base)
  })

  test('is the default one where it says nothing', () => {
    for (const nothing of [undefined, null, [], 'text', 7]) {
      expect(readTemplate(nothing, base)).toMatchObject({ id: base.id, theme: base.theme })
    }
  })

  test('keeps each sound field beside an unsound one', () => {
    const { theme, hero } = readTemplate(
      { theme: { accent: '#123456', text: 'red' }, hero: { title: 7, subtitle: 'Ours' } },
      base
    )
    expect(theme).toEqual({ ...base.theme, accent: '#123456' })
    expect(hero).toMatchObject({ title: base.hero.title, subtitle: 'Ours' })
  })

  test('is filled up in its own language', () => {
    const template = readTemplate({ locale: 'fil', hero: { title: 'Amin' } }, base)
    const { fallback } = landingMessages.fil
    expect(template.hero).toMatchObject({ title: 'Amin', subtitle: fallback.subtitle })
    expect(template.form.button).toBe(fallback.button)
    expect(template.benefits).toEqual([])
  })

  test('whose slider has nothing to show is a plain one', () => {
    expect(readTemplate({ layout: 'example' }, base).layout).toBe('plain')
  })

  test('never brings a link that runs code', () => {
    const bad = 'javascript:alert(1)'
    const document = {
      hero: { image: bad },
      agreement: { url: bad },
      download: { android: bad, ios: '//evil.example/x', apk: 'data:,x' },
      preview: { image: bad }
    }
    expect(JSON.stringify(readTemplate(document, base))).not.toMatch(/javascript|evil|data:/)
  })

  test('never fails and always shows a whole page', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), value => {
        const document = { ...(landing.defaultTemplate as object), hero: value, example: value }
        for (const each of [value, document]) {
          const template = readTemplate(each, base)
          expect(v.is(templateSchema, template)).toBe(true)
        }
      })
    )
  })
})

describe('the problems of a template', () => {
  test('are none for the default one', () => {
    expect(templateProblems(landing.defaultTemplate)).toEqual([])
  })

  test('name what is missing', () => {
    const problems = templateProblems({ ...base, hero: undefined, form: { button: 'Go' } })
    expect(problems).toEqual([
      { field: 'hero', reason: 'is missing' },
      { field: 'form.phoneRule', reason: 'is missing' },
      { field: 'form.phoneHint', reason: 'is missing' }
    ])
  })

  test('name what is of the wrong kind or too long', () => {
    const problems = templateProblems({
      ...base,
      benefits: 'many',
      conversion: { event: 7 },
      hero: { ...base.hero, title: 'x'.repeat(61) }
    })
    expect(problems).toEqual([
      { field: 'hero.title', reason: 'has more than 60 characters' },
      { field: 'benefits', reason: 'must be a list' },
      { field: 'conversion.event', reason: 'must be a text' }
    ])
  })

  test('name what a layout lacks', () => {
    expect(templateProblems({ ...base, layout: 'story' })).toEqual([
      { field: 'steps', reason: 'is missing, and the story layout shows it' }
    ])
    expect(templateProblems({ ...base, agreement: { title: 'A' } })[0]?.field).toBe(
      'agreement.body'
    )
  })
})

import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readTemplate } from '../../../shared/api/read-template.ts'
import { marketOf, templateSchema } from '../../../shared/api/template.ts'
import { templateProblems } from '../../../shared/api/template-problems.ts'
import { brand } from '../../../shared/config/brand.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import { tint } from '../../../shared/lib/tint.ts'
import { landingFallback } from '../../../shared/messages/landing-fallback.ts'

const base = v.parse(templateSchema, defaultTemplate)

describe('a template from outside', () => {
  test('is taken as it is when it is sound', () => {
    expect(readTemplate(defaultTemplate, base)).toEqual(base)
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

  test('has the brand’s colours where it names none, and those that it names by their tokens', () => {
    const { gradient, accent, onGradient } = brand.colors
    const themeOf = (theme?: object) => readTemplate({ ...base, theme }, base).theme
    expect(themeOf()).toEqual({ background: gradient[0], accent, text: onGradient })
    const soft = { background: 'accent-soft', text: '#123456' }
    expect(themeOf(soft)).toEqual({ background: tint(accent), accent, text: '#123456' })
    expect(templateProblems({ ...base, theme: { ...soft, accent: 'accnt' } })).toEqual([
      { field: 'theme.accent', reason: 'must be a colour such as #0b6b5b' }
    ])
  })

  test('is filled up in its own language', () => {
    const template = readTemplate({ locale: 'fil', hero: { title: 'Amin' } }, base)
    const fallback = landingFallback.fil
    expect(template.hero).toMatchObject({ title: 'Amin', subtitle: fallback.subtitle })
    expect(template.form.button).toBe(fallback.button)
    expect(template.benefits).toEqual([])
  })

  test('that has nothing to slide through or to tell is a plain one', () => {
    const example = [{ amount: 1, days: 1, interest: 0, fees: 0, total: 1 }]
    expect(readTemplate({ layout: 'example', example }, base).layout).toBe('plain')
    expect(readTemplate({ layout: 'number', example }, base).layout).toBe('plain')
    expect(readTemplate({ layout: 'story' }, base).layout).toBe('plain')
  })

  test.each([
    [42, '42'],
    ['PH_Summer ', 'PH_Summer'],
    [' ', base.id],
    [undefined, base.id],
    [{}, base.id],
    ['x'.repeat(200), 'x'.repeat(100)]
  ])('is counted by the id that the server gave it: %j', (id, counted) => {
    expect(readTemplate({ id }, base).id).toBe(counted)
  })

  test('in another language takes nothing of the default one’s texts', () => {
    const template = readTemplate({ locale: 'fil', hero: 7 }, { ...base, locale: 'en' })
    const fallback = landingFallback.fil
    expect(template).toMatchObject({
      id: base.id,
      theme: base.theme,
      locale: 'fil',
      hero: { title: fallback.title, subtitle: fallback.subtitle },
      benefits: [],
      form: { ...base.form, button: fallback.button, phoneHint: fallback.phoneHint },
      agreement: { title: fallback.agreementTitle },
      download: { title: fallback.downloadTitle, text: fallback.downloadText }
    })
    const untold = { locale: 'fil', agreement: { title: 'Kasunduan', url: 'javascript:0' } }
    expect(readTemplate(untold, { ...base, locale: 'en' })).toMatchObject({
      agreement: { title: fallback.agreementTitle, body: fallback.agreementBody, url: '' }
    })
    const unsound = { locale: 'fil', agreement: { body: 7, url: 7 }, steps: 7, preview: 7 }
    expect(readTemplate(unsound, { ...base, locale: 'en', steps: base.benefits })).toMatchObject({
      agreement: { body: fallback.agreementBody, url: '' },
      steps: [],
      preview: { title: '', description: '', image: '' }
    })
  })

  test('keeps an agreement of its own, as text or as a link, and has the default’s where it has neither', () => {
    const agreementOf = (agreement: object) => readTemplate({ agreement }, base).agreement
    const text = { title: 'Ours', body: 'Read this', url: '' }
    expect(agreementOf(text)).toEqual(text)
    const link = { title: 'Ours', body: '', url: '/terms.html' }
    expect(agreementOf(link)).toEqual(link)
    expect(agreementOf({ ...link, url: '' })).toEqual(base.agreement)
  })

  test('has the default’s colours where nobody could read its own', () => {
    const theme = { background: '#ffffff', text: '#eeeeee', accent: '#123456' }
    expect(readTemplate({ theme }, base).theme).toEqual(base.theme)
    expect(readTemplate({ theme: { ...theme, text: '#000000' } }, base).theme).toEqual({
      ...theme,
      text: '#000000'
    })
  })

  test('in another language has none of the default one’s shared texts', () => {
    const preview = { title: 'Shared', description: 'All of it', image: '/a.png' }
    expect(readTemplate({ locale: 'fil' }, { ...base, locale: 'en', preview }).preview).toEqual({
      title: '',
      description: '',
      image: ''
    })
  })

  test('in the same language, or in none that we have, is filled up with its texts', () => {
    for (const locale of [base.locale, 'de']) {
      const { hero, benefits, form } = readTemplate({ locale }, base)
      expect(hero.title).toBe(base.hero.title)
      expect([benefits, form]).toEqual([base.benefits, base.form])
    }
  })

  test('keeps its texts without the spaces around them', () => {
    const { hero, preview } = readTemplate(
      { hero: { title: ' Ours ' }, preview: { title: ' Shared ' } },
      base
    )
    expect([hero.title, preview.title]).toEqual(['Ours', 'Shared'])
  })

  test('keeps the slider that it has something to show on', () => {
    const offer = { amount: 1, days: 1, interest: 0, fees: 0, total: 1 }
    const example = [offer, { ...offer, amount: 2, total: 2 }]
    expect(readTemplate({ layout: 'example', example }, base).layout).toBe('example')
    const steps = [{ title: 'Register', text: 'With your number.' }]
    expect(readTemplate({ layout: 'story', steps }, base).layout).toBe('story')
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
        const document = { ...(defaultTemplate as object), hero: value, example: value }
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
    expect(templateProblems(defaultTemplate)).toEqual([])
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

test.each([
  ['in', 'in'],
  ['ph', 'ph'],
  ['cn', 'ph']
] as const)('who has a number of %s borrows in %s', (phoneRule, market) => {
  expect(marketOf({ form: { ...base.form, phoneRule } })).toBe(market)
})

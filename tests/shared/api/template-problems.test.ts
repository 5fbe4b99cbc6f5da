import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Template, templateSchema } from '../../../shared/api/template.ts'
import { templateProblems, templateTextProblems } from '../../../shared/api/template-problems.ts'
import { brand } from '../../../shared/config/brand.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'

const base = v.parse(templateSchema, defaultTemplate)
const problemsOf = (own: object) =>
  templateProblems({ ...base, ...own }).map(({ field, reason }) => `${field} ${reason}`)

const offer = { amount: 100_000, days: 91, interest: 5_000, fees: 1_000, total: 106_000, rate: '' }
const larger = { ...offer, amount: 200_000, total: 206_000 }

describe('a template', () => {
  test.each([
    ['in CAPITALS', { id: 'Coins' }, 'id must be in small-letters-and-dashes'],
    ['that begins with a dash', { id: '-a' }, 'id must be in small-letters-and-dashes'],
    ['whose id goes on', { id: 'a b' }, 'id must be in small-letters-and-dashes'],
    ['of too long an id', { id: 'a'.repeat(41) }, 'id must be in small-letters-and-dashes'],
    ['of no layout', { layout: 'wide' }, 'layout must be one of plain, story, example, number'],
    ['of no language', { locale: 'de' }, 'locale must be one of zh, en, fil, hi'],
    ['whose part is a text', { theme: 'red' }, 'theme must be a group in { }'],
    [
      'of no colour',
      { theme: { ...base.theme, accent: '#0b6b5' } },
      'theme.accent must be a colour such as #0b6b5b'
    ],
    [
      'of more than a colour',
      { theme: { ...base.theme, accent: 'x#0b6b5b' } },
      'theme.accent must be a colour such as #0b6b5b'
    ],
    ['without a title', { hero: { ...base.hero, title: '  ' } }, 'hero.title is empty'],
    [
      'of too many benefits',
      { benefits: Array(7).fill({ icon: 'clock', title: 'a', text: 'b' }) },
      'benefits has more than 6 entries'
    ],
    [
      'of too long a title',
      { preview: { title: 'x'.repeat(71) } },
      'preview.title has more than 70 characters'
    ],
    [
      'of a rate in its preview that no example has',
      { preview: { title: 'Only 9% a month' } },
      'preview.title states 9%, which is the rate of no example'
    ],
    [
      'of a rate in a step that no example has',
      { steps: [{ title: 'Pay back', text: 'At 9 percent a month.' }] },
      'steps[0].text states 9%, which is the rate of no example'
    ],
    [
      'of a fraction',
      { example: [{ ...offer, amount: 1.5 }, larger] },
      'example[0].amount must be a whole number'
    ],
    [
      'of an amount as text',
      { example: [{ ...offer, fees: '1' }, larger] },
      'example[0].fees must be a number'
    ],
    [
      'of less than nothing',
      { example: [{ ...offer, interest: -1 }, larger] },
      'example[0].interest must be at least 0'
    ],
    [
      'of another rate than its loan has',
      { example: [{ ...offer, rate: 'APR 9%' }, larger] },
      'example[0].rate states another rate than this loan has: 1.97% a month, 26.33% a year'
    ],
    [
      'of no term',
      { example: [{ ...offer, days: 0 }, larger] },
      'example[0].days must be at least 1'
    ],
    [
      'of a term of more than ten years',
      { example: [{ ...offer, days: 3651 }, larger] },
      'example[0].days must be at most 3650'
    ]
  ])('%s is not sound', (_what, own, problem) => {
    expect(problemsOf(own)).toEqual([problem])
  })

  test('may lend for ten years at most', () => {
    const example = [
      { ...offer, days: 3650 },
      { ...larger, days: 3650 }
    ]
    expect(problemsOf({ example })).toEqual([])
  })

  test.each(['javascript:alert(1)', 'http://a.example', '//a.example', 'app.apk', '/a b', '/a/'])(
    'does not lead to %s',
    address => {
      const [problem, ...more] = problemsOf({ download: { ...base.download, apk: address } })
      expect(problem).toBe(
        'download.apk must be an https link to a host of the configuration, or a file of this site such as /app.apk'
      )
      expect(more).toEqual([])
    }
  )

  test.each(['', '/app.apk', '/files/v1.2/app-1.apk', 'https://play.google.com/store'])(
    'may lead to "%s"',
    address => {
      expect(problemsOf({ download: { ...base.download, apk: address } })).toEqual([])
    }
  )

  test('shows pictures of its own site, or by https', () => {
    const problemsWith = (image: string) => problemsOf({ hero: { ...base.hero, image } })
    for (const image of ['', '/landing/coins.svg', 'https://img.example/a.png']) {
      expect(problemsWith(image)).toEqual([])
    }
    for (const image of ['landing/coins.svg', 'http://img.example/a.png', '/../a.png']) {
      expect(problemsWith(image)).toEqual([
        'hero.image must be a file such as /landing/coins.svg, or an https picture of a configured host'
      ])
    }
  })

  test('has no field that nobody reads, however deep', () => {
    const benefit = { icon: 'clock', title: 'a', text: 'b', colour: 'c' }
    expect(problemsOf({ benefits: [benefit], previw: {}, preview: { tittle: '' } })).toEqual([
      'benefits[0].colour is no field of a template; here it can be icon, title, text',
      expect.stringMatching(/^preview\.tittle is no field .* title, description, image$/),
      expect.stringMatching(/^previw is no field of a template; here it can be id, layout, /)
    ])
    expect(problemsOf({ constructor: 1 })).toHaveLength(1)
  })

  test('can be read', () => {
    const theme = { background: '#ffffff', text: '#777777', accent: '#8fd3c6' }
    expect(problemsOf({ theme })).toEqual([
      'theme.text has contrast 4.48 on theme.background, needs 4.5',
      expect.stringMatching(/^theme\.accent has contrast 1\.\d\d on white, needs 4\.5$/)
    ])
    expect(problemsOf({ theme: { ...theme, text: '#767676', accent: '#767676' } })).toEqual([])
  })

  test('has offers that add up, from small to large', () => {
    expect(problemsOf({ layout: 'example', example: [offer, larger] })).toEqual([])
    expect(problemsOf({ example: [{ ...offer, total: 1 }, offer] })).toEqual([
      'example[0].total is 0.01, but amount, interest and fees make 1060.00',
      'example[1].amount must be more than the amount before it'
    ])
  })

  test('has what its layout shows', () => {
    expect(problemsOf({ layout: 'example', example: [offer] })).toEqual([
      'example needs two offers or more, since the example layout has a slider'
    ])
    expect(problemsOf({ layout: 'story', steps: [{ title: 'a', text: 'b' }] })).toEqual([])
    expect(problemsOf({ layout: 'story' })).toEqual([
      'steps is missing, and the story layout shows it'
    ])
  })

  test('is judged whole, however much is wrong with it', () => {
    const theme = { background: '#ffffff', text: '#ffffff', accent: '#000000' }
    const hero = { ...base.hero, title: '' }
    const broken = { theme, hero, layout: 'story', form: 7, example: [{ ...offer, total: 1 }] }
    expect(problemsOf({ ...broken, agreement: { title: 'A' } })).toEqual([
      'hero.title is empty',
      'form must be a group in { }',
      'theme.text has contrast 1.00 on theme.background, needs 4.5',
      'example[0].total is 0.01, but amount, interest and fees make 1060.00',
      'steps is missing, and the story layout shows it',
      'agreement.body is missing, and so is agreement.url'
    ])
  })

  test('has an agreement, as text or elsewhere', () => {
    const agreement: Template['agreement'] = { title: 'A', body: '', url: '' }
    expect(problemsOf({ agreement })).toEqual([
      'agreement.body is missing, and so is agreement.url'
    ])
    expect(problemsOf({ agreement: { ...agreement, body: 'x' } })).toEqual([])
    expect(problemsOf({ agreement: { ...agreement, url: '/terms.html' } })).toEqual([])
  })
})

describe('a problem is named once', () => {
  test('where a sum is wrong: nothing is said of its rate', () => {
    const wrong = { ...offer, total: 1, rate: 'APR 9%' }
    expect(problemsOf({ example: [wrong, larger] })).toEqual([
      'example[0].total is 0.01, but amount, interest and fees make 1060.00'
    ])
  })

  test('where the market is not known: nothing is said of a rate', () => {
    expect(problemsOf({ form: 7, example: [{ ...offer, rate: 'APR 9%' }, larger] })).toEqual([
      'form must be a group in { }'
    ])
  })

  test('where a list is none: nothing is said of its length', () => {
    expect(problemsOf({ layout: 'example', example: 'many' })).toEqual(['example must be a list'])
    expect(problemsOf({ layout: 'story', steps: 7 })).toEqual(['steps must be a list'])
  })
})

test.each([
  [0, ['ratings[0].score must be more than 0 and at most 5']],
  [0.1, []],
  [5, []],
  [5.1, ['ratings[0].score must be more than 0 and at most 5']]
])('a rating of %d stars is sound or not: %j', (score, problems) => {
  const rating = { score, count: 7, source: 'Google Play', date: '2026-11-22' }
  expect(problemsOf({ ratings: [rating] })).toEqual(problems)
})

test('where the brand lists hosts a template leads to those and to its own stores alone', () => {
  const listed = [...brand.linkHosts]
  onTestFinished(() => void brand.linkHosts.splice(0, brand.linkHosts.length, ...listed))
  brand.linkHosts.splice(0, brand.linkHosts.length, 'files.example')
  const isTaken = (apk: string) =>
    problemsOf({ download: { ...base.download, android: '', ios: '', apk } }).length === 0
  expect(isTaken('https://files.example/app.apk')).toBe(true)
  expect(isTaken(brand.store.android)).toBe(true)
  expect(isTaken(brand.store.ios)).toBe(true)
  expect(isTaken('https://other.example/app.apk')).toBe(false)
})

test('a picture’s code on demand needs the layout that can ask for it later', () => {
  const field = 'captcha'
  const problems = templateProblems({ ...base, captcha: 'asked' })
  expect(problems).toEqual([{ field, reason: expect.stringMatching(/only in the number layout/) }])
  const stepped = { ...base, layout: 'number', captcha: 'asked', example: [offer, larger] }
  expect(templateProblems(stepped)).toEqual([])
})

test.each([[null], ['text'], [[]], [7]])('%j is no template', document => {
  expect(templateProblems(document)).toEqual([
    { field: 'The template', reason: 'must be a group in { }' }
  ])
})

describe('the text of a template', () => {
  test('is checked as the document that it holds', () => {
    expect(templateTextProblems(JSON.stringify(base))).toEqual([])
    expect(templateTextProblems(JSON.stringify({ ...base, id: 'A' }))).toHaveLength(1)
  })

  test('that is no JSON says where it breaks', () => {
    const [problem] = templateTextProblems('{"id": }')
    expect(problem?.field).toBe('The template')
    expect(problem?.reason).toMatch(/^is no JSON: .*token/)
  })
})

test.each(['2026-19-39', '2026-02-30', '2026-1-2', '1926-11-22', '2026/11/22'])(
  'a rating of %s is of no day',
  date => {
    const rating = { score: 4.5, count: 7, source: 'Google Play', date }
    expect(problemsOf({ ratings: [rating] })).toEqual([
      'ratings[0].date must be a day such as 2026-11-22'
    ])
  }
)

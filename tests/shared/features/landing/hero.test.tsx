import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Template, templateSchema } from '../../../../shared/api/template.ts'
import { defaultTemplate } from '../../../../shared/config/default-template.ts'
import { Hero } from '../../../../shared/features/landing/hero.tsx'
import { english } from '../../../../shared/messages/landing/en.ts'

const offer = {
  amount: 500_000,
  days: 91,
  interest: 60_000,
  fees: 15_000,
  total: 575_000,
  rate: ''
}

const base = v.parse(templateSchema, defaultTemplate)

const draw = (values: Partial<Template>) =>
  renderToStaticMarkup(<Hero template={{ ...base, ...values }} messages={english} />)

test('a form that comes before any price has the first one in its head', () => {
  const html = draw({ layout: 'plain', example: [offer, { ...offer, amount: 1 }] })
  expect(html).toContain('₱5.000,00 costs ₱750,00 over 91\u00a0days')
  expect(html).not.toContain('href="#register"')
})

test('a story has a link to its form in place of a price, and a head without prices names none', () => {
  const story = draw({ layout: 'story', example: [offer] })
  expect(story).not.toContain('costs')
  expect(story).toContain('href="#register"')
  expect(draw({ layout: 'plain', example: [] })).not.toContain('costs')
})

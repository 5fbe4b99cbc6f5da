import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { AboutText } from '../../../shared/content/about-text.tsx'

test('each advantage has a picture of its own', () => {
  const html = renderToStaticMarkup(<AboutText company={company} brand={brand} />)
  const pictures = html.match(/<li.*?<\/li>/g)?.map(each => /<svg.*<\/svg>/.exec(each)?.[0])
  expect(pictures).toHaveLength(6)
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(6)
})

test('the licences come first, and what reaches the lender says what it is', () => {
  const html = renderToStaticMarkup(<AboutText company={company} brand={brand} />)
  const places = ['The company', 'Contact us', 'Our mission', 'Our advantages', 'Our team']
  const titles = [...html.matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)
  expect(titles).toEqual(places)
  expect(html).toMatch(/<dt>E-mail<\/dt><dd>.*?href="mailto:/)
})

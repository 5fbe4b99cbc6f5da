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

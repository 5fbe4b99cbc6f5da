import { afterEach, expect, test, vi } from 'vitest'
import { trackConversion } from '../../../pages/landing/conversion.ts'
import { readTemplate } from '../../../shared/api/read-template.ts'
import { brand } from '../../../shared/config/brand.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'

const template = readTemplate(defaultTemplate, defaultTemplate as never)
const host = window as { dataLayer?: unknown }

afterEach(() => {
  delete host.dataLayer
  brand.pixels = []
  vi.unstubAllGlobals()
})

test('is pushed into the data layer that is there, or a new one', () => {
  trackConversion(template, { utm_tag: 'june' })
  trackConversion(template, {})
  expect(host.dataLayer).toEqual([
    { event: 'register_default', template: 'default', utm_tag: 'june' },
    { event: 'register_default', template: 'default' }
  ])
})

test('does not stumble over something else of that name', () => {
  host.dataLayer = 'mine'
  trackConversion(template, {})
  expect(host.dataLayer).toHaveLength(1)
})

test('asks each configured pixel for its picture, filled in', () => {
  const pictures: { src?: string }[] = []
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      constructor() {
        pictures.push(this)
      }
    }
  )
  brand.pixels = ['https://pixel.example/tr?ev={event}&tag={utm_tag}&x={unknown}']
  trackConversion(template, { utm_tag: 'a&b' })
  expect(pictures.map(({ src }) => src)).toEqual([
    'https://pixel.example/tr?ev=register_default&tag=a%26b&x='
  ])
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../shared/build/headers.ts'
import { brand } from '../../../shared/config/brand.ts'

const anonymous = '<html lang="en" data-anonymous="" data-island="">'
const withSession = '<html lang="en" data-island="">'
const listed = {
  ...brand,
  imageHosts: ['img.example'],
  pixels: ['https://pixel.example/tr?ev={event}'],
  apiOrigin: 'https://api.example'
}

const pictures = (html: string, settings = listed) =>
  /img-src ([^;]*)/.exec(contentSecurityPolicy(html, settings))?.[1]

test('pixels are allowed to visitors without a session, and to nobody else', () => {
  expect(pictures(anonymous)).toContain(
    'https://img.example https://pixel.example https://api.example'
  )
  expect(pictures(withSession)).not.toMatch(/pixel|api/)
})

test('no foreign script is ever allowed', () => {
  for (const html of [anonymous, withSession]) {
    expect(contentSecurityPolicy(html, listed)).toMatch(/script-src 'self';/)
  }
})

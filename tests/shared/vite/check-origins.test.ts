// @vitest-environment node
import { expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { checkOrigins } from '../../../shared/vite/check-origins.ts'

const check = (apiOrigin: string, siteOrigin = 'https://www.example.com') =>
  checkOrigins({ brand: { ...brand, apiOrigin }, company: { ...company, siteOrigin } })

test.each([
  'https://api.example.com',
  'https://api.example.com:8443',
  'http://localhost:8080',
  'http://[::1]:8080'
])('%s is an origin', origin => {
  expect(() => check(origin, origin)).not.toThrow()
})

test.each([
  'https://api.example.com/',
  'https://api.example.com/v1',
  'api.example.com',
  '//api.example.com',
  'wss://api.example.com',
  'https://api.example.com:443',
  'https://user@api.example.com',
  'https://API.example.com',
  'https://[api]',
  'https://*',
  'https://api.example.com; script-src *',
  'https://api.example.com;sandbox',
  ' https://api.example.com',
  'https://api.example.com\n'
])('%j is not an origin', origin => {
  expect(() => check(origin)).toThrow(
    'brand.apiOrigin has to be an origin, such as https://api.example.com'
  )
  expect(() => check('', origin)).toThrow(
    'company.siteOrigin has to be an origin, such as https://www.example.com'
  )
})

const sendTo = (contactUrl: string) => () =>
  checkOrigins({ brand: { ...brand, contactUrl }, company })

test.each(['', '/contact', 'https://desk.example/in?to=care'])(
  'a message may go to %j',
  address => {
    expect(sendTo(address)).not.toThrow()
  }
)

test.each(['//desk.example', 'http://desk.example', 'https://*', 'mailto:a@b.example', 'desk'])(
  'a message may not go to %j',
  address => {
    expect(sendTo(address)).toThrow('brand.contactUrl has to be')
  }
)

test('calls may go to the pages’ own origin, but the site needs an address', () => {
  expect(() => check('')).not.toThrow()
  expect(() => check('', '')).toThrow('company.siteOrigin')
})

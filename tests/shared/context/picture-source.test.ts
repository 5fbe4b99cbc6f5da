import { afterEach, expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { listedPicture, showablePicture } from '../../../shared/context/picture-source.ts'

const listed = [...brand.imageHosts]

afterEach(() => {
  brand.imageHosts.splice(0, brand.imageHosts.length, ...listed)
})

test.each([
  ['https://img.example/a.png', 'https://img.example/a.png'],
  ['https://other.example/a.png', undefined],
  ['javascript:alert(1)', undefined],
  ['loanapp://picture', undefined],
  ['', undefined]
])('of the listed hosts %s is shown from %s', (source, address) => {
  brand.imageHosts.splice(0, brand.imageHosts.length, 'img.example')
  expect(showablePicture(source)).toBe(address)
})

test('without a list any picture by https is shown, but where one has to be listed', () => {
  const source = 'https://img.example/a.png'
  brand.imageHosts.splice(0)
  expect(showablePicture(source)).toBe(source)
  expect(listedPicture(source)).toBeUndefined()
  brand.imageHosts.push('img.example')
  expect(listedPicture(source)).toBe(source)
})

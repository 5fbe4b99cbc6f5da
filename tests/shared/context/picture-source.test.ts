import { afterEach, expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { showablePicture } from '../../../shared/context/picture-source.ts'

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

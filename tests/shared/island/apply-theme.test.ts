import { beforeEach, expect, test } from 'vitest'
import { applyTheme } from '../../../shared/island/apply-theme.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const { dataset } = document.documentElement

beforeEach(() => {
  delete dataset.theme
})

test.each(['dark', 'light'])('a page is %s where the app says so', theme => {
  openAddress(`/order.html?orderId=2&theme=${theme}`)
  applyTheme()
  expect(dataset.theme).toBe(theme)
})

test('the last word of an address counts', () => {
  openAddress('/order.html?theme=dark&theme=light')
  applyTheme()
  expect(dataset.theme).toBe('light')
})

test.each(['', '?theme=', '?theme=blue', '?theme[]=dark'])('%j leaves it to the phone', search => {
  openAddress(`/order.html${search}`)
  applyTheme()
  expect(dataset.theme).toBeUndefined()
})

import { expect, test } from 'vitest'
import { appSupports } from '../../../shared/bridge/app-capabilities.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()

test.each([
  ['?appActions=saveImage', true],
  ['?appActions=share,saveImage', true],
  ['?appActions=saveImages', false],
  ['?appActions=', false],
  ['', false]
])('an app that was opened with "%s" offers to save pictures: %s', (query, offers) => {
  openAddress(`/order.html${query}`)
  expect(appSupports('saveImage')).toBe(offers)
})

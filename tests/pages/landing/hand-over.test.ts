import { expect, test } from 'vitest'
import { handOverAddress } from '../../../pages/landing/hand-over.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const site = location.origin

test('another phone is shown the same template, with the campaign and nothing else', () => {
  openAddress(
    '/landing.html?id=steps-fil&utm_tag=june&down_id=d&sessionId=s#/downloadTemplate?utm_tag=june'
  )
  expect(handOverAddress()).toBe(
    `${site}/landing.html?id=steps-fil#/downloadTemplate?utm_tag=june&down_id=d`
  )
})

test('a template’s own page names its template', () => {
  openAddress('/landing/steps-fil.html#/downloadTemplate')
  expect(handOverAddress()).toBe(`${site}/landing/steps-fil.html#/downloadTemplate`)
})

import { expect, onTestFinished, test } from 'vitest'
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

test('a campaign’s page names the template that it shows: another browser would choose anew', () => {
  document.documentElement.dataset.template = 'costs-en'
  onTestFinished(() => void delete document.documentElement.dataset.template)
  openAddress('/go/first-loan.html?utm_tag=june&market=cn#/downloadTemplate?utm_tag=june')
  expect(handOverAddress()).toBe(
    `${site}/landing/costs-en.html?market=cn#/downloadTemplate?utm_tag=june`
  )
})

test('the market goes along, and no other', () => {
  openAddress('/landing.html?id=x&market=ph#/downloadTemplate')
  expect(handOverAddress()).toBe(`${site}/landing.html?id=x&market=ph#/downloadTemplate`)
  openAddress('/landing.html?market=xx#/downloadTemplate')
  expect(handOverAddress()).toBe(`${site}/landing.html#/downloadTemplate`)
})

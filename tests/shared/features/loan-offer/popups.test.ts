import { expect, test } from 'vitest'
import type { Offer } from '../../../../shared/api/offer.ts'
import { listenToNative } from '../../../../shared/bridge/from-native.ts'
import { createOfferPopups } from '../../../../shared/features/loan-offer/popups.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const close = { action: 'closeWebview' }

function openPopups(asksToStay: boolean) {
  const posted = stubApp()
  backend.open('confirm-popup')
  return { ...createOfferPopups(() => asksToStay), posted }
}

test('an agreement is asked for until the borrower agrees', () => {
  const { $agreed, agree, posted } = openPopups(false)
  expect($agreed.get()).toBe(false)
  agree()
  expect($agreed.get()).toBe(true)
  expect(posted).toEqual([])
})

test('the agreement of a popup can be read before', () => {
  const { readAgreement } = openPopups(false)
  const popupAgreement = `${location.origin}/agreement`
  readAgreement({ popupAgreement } as Offer)
  expect(backend.navigations).toEqual([`assign ${popupAgreement}`])
})

test('the way back asks to stay where the offer does, and leaves only then', () => {
  const { $askedToStay, goBack, stay, leave, posted } = openPopups(true)
  expect($askedToStay.get()).toBe(false)
  goBack()
  expect($askedToStay.get()).toBe(true)
  stay()
  expect($askedToStay.get()).toBe(false)
  expect(posted).toEqual([])
  goBack()
  leave()
  expect(posted).toEqual([close])
})

test('the way back leaves at once where the offer does not ask to stay', () => {
  const { $askedToStay, goBack, posted } = openPopups(false)
  goBack()
  expect($askedToStay.get()).toBe(false)
  expect(posted).toEqual([close])
})

test('the app’s own button back asks the same', () => {
  const { $askedToStay, listen, posted } = openPopups(true)
  listenToNative()
  listen()
  const { onNativeBack } = window as unknown as { onNativeBack: () => boolean }
  expect(onNativeBack()).toBe(true)
  expect($askedToStay.get()).toBe(true)
  expect(posted).toEqual([])
})

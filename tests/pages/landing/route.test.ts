import { expect, test, vi } from 'vitest'
import { createRoute } from '../../../pages/landing/route.ts'
import { $toast, showToast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { navigations, openAddress } = prepareBackend()

async function openAt(address: string) {
  openAddress(address)
  const route = createRoute(async () => {})
  route.listenToRoute()
  const goTo = (hash: string) => {
    openAddress(`/landing.html${hash}`)
    dispatchEvent(new Event('hashchange'))
  }
  return { ...route, goTo }
}

test('the address names what is shown', async () => {
  const { $route, goTo } = await openAt('/landing.html')
  expect($route.get()).toBe('form')
  goTo('#/agreementTemplate')
  expect($route.get()).toBe('agreement')
  goTo('#/downloadTemplate?utm_tag=june')
  expect($route.get()).toBe('download')
  goTo('#/constructor')
  expect($route.get()).toBe('form')
})

test('a toast of the form does not cover the agreement', async () => {
  const { goTo } = await openAt('/landing.html')
  showToast('Enter the number')
  goTo('#/agreementTemplate')
  expect($toast.get()).toBeUndefined()
  showToast('You are registered')
  goTo('#/downloadTemplate')
  expect($toast.get()?.text).toBe('You are registered')
})

test('the agreement leads back to the form that it was opened from', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const { goTo, goToForm, isBackFromAgreement } = await openAt('/landing.html')
  goTo('#/agreementTemplate')
  expect(isBackFromAgreement()).toBe(false)
  goToForm()
  // The second tap of two would lead out of the page.
  goToForm()
  expect(back).toHaveBeenCalledTimes(1)
  expect(navigations).toEqual([])
  goTo('')
  expect(isBackFromAgreement()).toBe(true)
})

test('the agreement that was opened by its address is replaced by the form', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const { goToForm } = await openAt('/landing.html#/agreementTemplate')
  goToForm()
  expect(navigations).toEqual(['replace #/'])
  expect(back).not.toHaveBeenCalled()
})

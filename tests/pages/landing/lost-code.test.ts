import { expect, onTestFinished, test, vi } from 'vitest'
import { sms } from '../../../shared/api/landing-registration.ts'
import { noteRest } from '../../../shared/api/rest.ts'
import { noteSent } from '../../../shared/context/unanswered.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { beforeAnswer, fill, openPage } from './landing-page.ts'

const { openAddress } = prepareBackend()
const phone = '0917 000 0001'
const lost = 'If the code arrives, enter it'

function open(id: string, fault = '') {
  const tag = fault && `${new URLSearchParams({ fault, faultOn: sms.path })}`
  openAddress(`/landing.html?${new URLSearchParams({ id, utm_tag: tag })}`)
  return openPage()
}

type OpenForm = Awaited<ReturnType<typeof open>>

const stepOf = ({ $step, $sentTo, $wait }: OpenForm) => [$step.get(), $sentTo.get(), $wait.get()]

test('a lost answer leads to the code that may come, and another can be asked for at once', async () => {
  const page = await open('amount-en', 'html')
  await fill(page, phone)
  page.form.change('smsCode', '123456')
  page.leadTo('capcode')
  await page.submitForm()
  expect(stepOf(page)).toEqual(['smsCode', phone, 0])
  // An older SMS wrote it, and it would hide the help.
  expect(page.form.$values.get().smsCode).toBe('')
  expect(page.$notice.get()).toContain(lost)
  const again = await open('amount-en')
  expect(stepOf(again)).toEqual(['smsCode', phone, 0])
})

test('a number that was corrected meanwhile stays where it is', async () => {
  const page = await open('amount-en', 'html')
  await fill(page, phone)
  page.leadTo('capcode')
  beforeAnswer(sms.path, () => page.form.change('phone', '0917 000 0078'))
  await page.submitForm()
  expect(stepOf(page)).toEqual(['capcode', '', 0])
})

test('a form with all fields claims nothing', async () => {
  const page = await open('first-loan-en', 'html')
  await fill(page, phone)
  await page.sendCode()
  expect(stepOf(page)).toEqual(['phone', '', 0])
  expect(page.$notice.get()).toContain(lost)
})

test('a backend that has too much to do has sent no code', async () => {
  onTestFinished(() => noteRest(sms.path, undefined))
  const page = await open('amount-en', 'http-429')
  await fill(page, phone)
  page.leadTo('capcode')
  await page.submitForm()
  expect(stepOf(page)).toEqual(['capcode', '', 0])
})

test.each([
  ['amount-en', ['smsCode', phone, 0]],
  ['first-loan-en', ['phone', '', 0]]
] as const)('a reload before the answer leads there too (%s)', async (id, step) => {
  const page = await open(id)
  page.form.change('phone', phone)
  noteSent(sms, {})
  const again = await open(id)
  await vi.waitFor(() => expect(again.$notice.get()).toContain(lost))
  expect(stepOf(again)).toEqual(step)
})

test('a reload after the number was changed leaves it, since its code was not asked for', async () => {
  const page = await open('amount-en', 'html')
  await fill(page, phone)
  page.leadTo('capcode')
  await page.submitForm()
  page.form.change('phone', '0917 000 0078')
  expect(stepOf(await open('amount-en'))).toEqual(['phone', '', 0])
})

test('a reload says nothing of an SMS before the one that was sent', async () => {
  const page = await open('amount-en')
  await fill(page, phone)
  noteSent(sms, { phone: 'another' })
  page.leadTo('capcode')
  await page.submitForm()
  expect(stepOf(page).slice(0, 2)).toEqual(['smsCode', phone])
  const again = await open('amount-en')
  expect(stepOf(again).slice(0, 2)).toEqual(['smsCode', phone])
  expect(again.$notice.get()).toBe('')
})

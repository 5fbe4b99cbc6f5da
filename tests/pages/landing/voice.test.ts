import { expect, test, vi } from 'vitest'
import { createLandingPage } from '../../../pages/landing/store.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'
import { beforeAnswer } from './landing-page.ts'

const { calls, openAddress } = prepareBackend()

async function ask(path: string): Promise<Record<string, string>> {
  return (await fetch(`/muscular/sandbox/${path}`, {})).json()
}

async function openPage() {
  openAddress('/landing.html?id=voice')
  const { open, welcome, typed, sending, picture: captcha } = createLandingPage()
  const { form } = typed
  const { sendCode, $formParts } = sending
  const page = await open()
  if (!page) throw new Error('There is no page')
  await welcome(page)
  const picture = readyOf(captcha.$picture)
  await fetch(picture.address, {})
  const { answer = '' } = await ask(`captcha?sid=${picture.sid}`)
  form.change('capcode', answer)
  const call = () => $formParts.get()?.callWithCode(page)
  return { ...typed, page, sendCode, call, toast: () => $toast.get()?.text }
}

test('a call has the code read out after an SMS was asked for', async () => {
  const { page, form, sendCode, call, toast, leadTo, $step } = await openPage()
  expect(page.template.voiceCode).toBe(true)
  form.change('phone', '0917 000 0001')
  await sendCode()
  leadTo('phone')
  await call()
  expect($step.get()).toBe('smsCode')
  expect(toast()).toBe('We are calling you with the code.')
  const [{ body: sms = {} } = {}] = calls('/landing/get-sms')
  const [{ body: voice = {} } = {}] = calls('/landing/get-voice-code')
  expect(voice).toEqual(sms)
})

test('a call to a number that is corrected meanwhile leads nowhere', async () => {
  const { form, sendCode, call, toast, leadTo, $step } = await openPage()
  form.change('phone', '0917 000 0001')
  await sendCode()
  leadTo('phone')
  beforeAnswer('/landing/get-voice-code', () => form.change('phone', '0917 000 0002'))
  await call()
  expect(calls('/landing/get-voice-code')).toHaveLength(1)
  expect($step.get()).toBe('phone')
  expect(toast()).not.toBe('We are calling you with the code.')
})

test('a call without a number asks for it, and a refusal says why', async () => {
  const { form, call, toast } = await openPage()
  await call()
  expect(toast()).toBe('Please enter a correct mobile number')
  expect(calls('/landing/get-voice-code')).toHaveLength(0)
  form.change('phone', '0917 000 0001')
  await call()
  expect(toast()).toBe('Ask for an SMS first.')
})

test('a call that the network loses is said, and so is a picture’s code that is missing', async () => {
  const { form, call, toast, $notice, page } = await openPage()
  form.change('phone', '0917 000 0001')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await call()
  expect(toast()).toBe('error')
  expect($notice.get()).toBe(page.messages.lostSms)
  form.change('capcode', '')
  await call()
  expect(toast()).toBe('Please enter the correct code from the picture')
})

test('a call that an overloaded backend refuses is not said to be on its way', async () => {
  const { form, call, $notice, page } = await openPage()
  form.change('phone', '0917 000 0001')
  const headers = { 'retry-after': '30' }
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, headers }))
  await call()
  expect($notice.get()).toBe(formatMessage(page.messages.crowded, { seconds: 30 }))
})

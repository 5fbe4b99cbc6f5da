import { describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'
import { beforeAnswer, fill, type OpenedPage, openPage } from './landing-page.ts'

const { calls, navigations, openAddress } = prepareBackend()
const typo = '0917 000 0077'
const rightNumber = '0917 000 0078'
const customer = '0917 000 0011'
const path = '/landing/get-sms'

const open = (id: string, tag = 'june') => {
  openAddress(`/landing.html?${new URLSearchParams({ id, utm_tag: tag })}`)
  return openPage()
}

/** Goes back to the number, as 'Change number' does, and corrects it before the answer. */
function correctMeanwhile({ form, leadTo }: OpenedPage): void {
  beforeAnswer(path, () => {
    leadTo('phone')
    form.change('phone', rightNumber)
  })
}

const numbers = () => calls(path).map(({ body }) => body.phone)

describe.each([
  ['asked', 'submitForm'],
  ['amount-en', 'submitForm'],
  ['first-loan-en', 'sendCode'],
  ['steps-fil', 'sendCode'],
  ['costs-en', 'sendCode']
] as const)('a number that is corrected while its code is asked for (%s)', (id, ask) => {
  test('leaves the visitor where he is, with a number that has no code', async () => {
    const { fetch } = globalThis
    const page = await open(id)
    await fill(page, typo)
    page.leadTo(id === 'amount-en' ? 'capcode' : 'phone')
    correctMeanwhile(page)
    page.form.change('smsCode', '12')
    await page[ask]()
    expect(numbers()).toEqual(['09170000077'])
    expect([page.$step.get(), page.$sentTo.get(), page.$wait.get()]).toEqual(['phone', '', 0])
    expect([page.toast(), page.$notice.get()]).toEqual([undefined, ''])
    expect(page.form.$values.get()).toMatchObject({ phone: rightNumber, smsCode: '12' })
    vi.stubGlobal('fetch', fetch)
    await page.refreshPicture()
    await fill(page, rightNumber)
    await page[ask]()
    expect(numbers()).toEqual(['09170000077', '09170000078'])
    expect([page.$step.get(), page.$sentTo.get()]).toEqual(['smsCode', rightNumber])
    expect(page.$wait.get()).toBeGreaterThan(0)
  })

  test('is not taken for the registered number that was typed first', async () => {
    const page = await open(id)
    await fill(page, customer)
    correctMeanwhile(page)
    await page[ask]()
    expect(numbers()).toEqual(['09170000011'])
    expect([page.$step.get(), page.toast()]).toEqual(['phone', undefined])
    expect(page.form.$values.get().phone).toBe(rightNumber)
    expect(navigations).toEqual([])
  })

  test('hears of a lost connection', async () => {
    const fault = new URLSearchParams({ fault: 'http-502', faultOn: path })
    const page = await open(id, `${fault}`)
    await fill(page, typo)
    correctMeanwhile(page)
    await page[ask]()
    expect(page.$step.get()).toBe('phone')
    expect([page.toast(), page.$notice.get()]).toEqual([
      page.page?.messages.networkError,
      page.page?.messages.lostSms
    ])
  })
})

test('a number that is the same again by the time of the answer has its code', async () => {
  const page = await open('asked')
  page.form.change('phone', typo)
  beforeAnswer(path, () => {
    page.form.change('phone', rightNumber)
    page.form.change('phone', typo)
  })
  await page.submitForm()
  expect([page.$step.get(), page.$sentTo.get()]).toEqual(['smsCode', typo])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { sms } from '../../../shared/api/landing-registration.ts'
import { noteRest } from '../../../shared/api/rest.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'
import { fill, openPage } from './landing-page.ts'

const { openAddress } = prepareBackend()
const phone = '0917 000 0001'

/** A template in Chinese, whatever language the build has. */
async function openChinese() {
  openAddress('/landing.html?id=amount-en')
  const page = await openPage()
  const ready = readyOf(page.$page)
  const { chinese } = await import('../../../shared/messages/landing/zh.ts')
  page.$page.set({ ...ready, messages: chinese })
  await fill(page, phone)
  page.leadTo('capcode')
  return page
}

function answer(path: string, response: () => Response): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes(path) ? Promise.resolve(response()) : fetch(url, init)
  )
}

test('a refusal without a word is said in the template’s language', async () => {
  const page = await openChinese()
  answer('/landing/get-sms', () => Response.json({ code: 500, message: '' }))
  await page.submitForm()
  expect([page.toast(), page.$notice.get()]).toEqual(['出现问题，请重试。', '出现问题，请重试。'])
})

test('a code that another tab is asking for is said in the template’s language', async () => {
  const page = await openChinese()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: unknown, task: (lock: null) => unknown) =>
        task(null),
      query: async () => ({ held: [] })
    }
  })
  await page.submitForm()
  expect(page.$notice.get()).toBe('请勿重复发送')
})

test('a picture that is refused without a word is said so too', async () => {
  const page = await openChinese()
  answer('/get-sid', () => Response.json({ code: 500 }))
  await page.refreshPicture()
  expect(page.toast()).toBe('出现问题，请重试。')
})

test('a backend that has too much to do is named in the template’s language', async () => {
  onTestFinished(() => noteRest(sms.path, undefined))
  const page = await openChinese()
  answer(
    '/landing/get-sms',
    () => new Response('', { status: 503, headers: { 'Retry-After': '30' } })
  )
  await page.submitForm()
  expect(page.$notice.get()).toBe('当前使用人数较多，请在 30 秒后重试')
})

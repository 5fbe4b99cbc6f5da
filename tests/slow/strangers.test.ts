import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { type PageFile, pages } from '../../shared/pages.ts'
import { shareBrowser, test } from '../browser/harness.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { canary, collect, hasCanary, leaveBackend, markBackend, rowOf } from './strangers.ts'

shareBrowser()

interface Person {
  session: string
  userKey?: string | undefined
  deviceId?: string | undefined
}

function addressOf(file: PageFile, who: Person, extra: Record<string, string> = {}) {
  const { scenario } = rowOf(file)
  const origin = inject('origin')
  const url = new URL(scenario ? scenarioUrl(scenario, extra, origin) : `/${file}`, origin)
  const { searchParams: query } = url
  const borrower = query.get('sessionId') ?? 'due'
  if (!file.startsWith('landing')) query.set('sessionId', `${borrower}.${who.session}`)
  query.delete('deviceId')
  if (who.deviceId) query.set('deviceId', who.deviceId)
  if (who.userKey) query.set('userKey', who.userKey)
  return url.href
}

/** The marks of the first borrower that can be found here. */
async function findIn(page: Page): Promise<string[]> {
  const found = (await page.evaluate(collect)).filter(hasCanary)
  return found.map(text => {
    const at = text.toUpperCase().indexOf(canary)
    return `${text.slice(0, 40)} … ${text.slice(Math.max(0, at - 100), at + 60)}`
  })
}

const showsAny = (found: readonly string[]) => found.some(text => text.startsWith('page'))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page
    .waitForFunction(
      () => {
        const { island, ready } = document.documentElement.dataset
        const isReady = island === undefined || ready !== undefined
        return isReady && !document.querySelector('.skeleton, [aria-busy=true]')
      },
      undefined,
      { timeout: 4000 }
    )
    .catch(() => {})
}

/** Until a page is at rest and has swept. */
const rest = (page: Page) => page.waitForLoadState('networkidle')

const first = { session: canary, userKey: `${canary}-user` }
const second = { session: 'other', userKey: 'other-user' }
const device = 'one-phone'

// Between them with and without a user, with and without a device.
const phones = [
  ['with users and no device', first, second, undefined],
  ['with sessions and a device', { session: canary }, { session: 'other' }, device]
] as const

describe('on a phone of two borrowers', () => {
  test.for(phones)(
    '%s the second finds nothing of the first',
    { timeout: 240_000 },
    async ([, one, other, deviceId], { borrower: { page, context, expectTrouble } }) => {
      expectTrouble(/./)
      await markBackend(context)
      const silent: string[] = []
      const photos = new Set<string>()
      for (const { file, island, anonymous, developer } of pages) {
        const orderId = '77710001'
        const loan = rowOf(file).scenario && !anonymous ? { orderId, orderNo: orderId } : {}
        await open(page, addressOf(file, { ...one, deviceId }, loan as Record<string, string>))
        let found = await findIn(page)
        if (!showsAny(found)) {
          // A part that comes after what is read first shows it.
          await rest(page)
          found = await findIn(page)
        }
        await rowOf(file).act?.(page)
        const sources = await page
          .locator('img')
          .evaluateAll(all => all.map(img => (img as HTMLImageElement).src))
        for (const source of sources) if (source.includes('upload')) photos.add(source)
        const isAsked = island && !developer && !anonymous && !rowOf(file).isSilent
        if (isAsked && !showsAny(found)) silent.push(file)
      }
      expect(silent).toEqual([])
      expect(photos.size).toBeGreaterThan(0)

      await leaveBackend(context)
      await context.addInitScript(() => {
        // A number typed on a landing page is good for ten minutes.
        const { now } = Date
        Date.now = () => now() + 11 * 60_000
      })
      const requests: string[] = []
      context.on('request', request => {
        requests.push(
          [request.url(), JSON.stringify(request.headers()), request.postData()].join(' ')
        )
      })
      const problems: string[] = []
      const look = async (file: string) => {
        const found = await findIn(page)
        problems.push(
          ...found.filter(text => /^(?:page|input)/.test(text)).map(text => `${file}: ${text}`)
        )
      }
      for (const { file } of pages) {
        await open(page, addressOf(file, { ...other, deviceId }))
        await look(file)
        if (!rowOf(file).hasKept) continue
        await context.route('**/muscular/**', route => route.abort())
        await open(page, addressOf(file, { ...other, deviceId }, { orderId: '77710001' }))
        await look(`${file} of the first one's loan without a network`)
        await open(page, addressOf(file, { ...other, deviceId }, { orderId: '' }))
        await look(`${file} of no loan without a network`)
        await leaveBackend(context)
      }
      await rest(page)
      await open(page, addressOf('order.html', { ...other, deviceId }))
      await rest(page)
      expect(problems).toEqual([])
      expect(await findIn(page)).toEqual([])
      expect(
        requests.filter(text => hasCanary(text) || photos.has(text.split(' ')[0] ?? ''))
      ).toEqual([])
    }
  )
})

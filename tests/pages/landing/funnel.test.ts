import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { FunnelStep } from '../../../pages/landing/funnel-step.ts'
import { readTemplate } from '../../../shared/api/read-template.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { calls, openAddress } = prepareBackend()
const template = readTemplate(defaultTemplate, defaultTemplate as never)
const host = window as { dataLayer?: unknown }

/** The addresses of pixels that were asked for. */
const pixels: string[] = []

class FakeImage {
  set src(address: string) {
    pixels.push(address)
  }
}

beforeEach(() => {
  pixels.length = 0
  delete host.dataLayer
  vi.stubGlobal('Image', FakeImage)
})

afterEach(() => {
  delete document.documentElement.dataset.campaign
  delete document.documentElement.dataset.template
})

interface Setting {
  pixels?: string[]
  asksConsent?: boolean
}

/** The funnel of a page that has just been opened. */
async function openFunnel(address: string, setting: Setting = {}) {
  openAddress(address)
  // The visitor's answer is read once, when a page loads.
  vi.resetModules()
  const { brand } = await import('../../../shared/config/brand.ts')
  Object.assign(brand, { pixels: [], asksConsent: false, ...setting })
  const { createVisit } = await import('../../../pages/landing/visit.ts')
  const { answerConsent } = await import('../../../shared/context/consent.ts')
  const visit = createVisit()
  return { tell: (step: FunnelStep) => visit.tell(step, template), answerConsent }
}

test('each step is pushed into the data layer once, with an id of its own', async () => {
  const { tell } = await openFunnel('/landing.html?utm_tag=june&gclid=g')
  await tell('seen')
  await tell('seen')
  await tell('registered')
  const tracking = { utm_tag: 'june', gclid: 'g', template: 'default' }
  expect(host.dataLayer).toEqual([
    { ...tracking, event: 'landing_seen', event_id: expect.stringMatching(/^[0-9a-f]{16}-seen$/) },
    {
      ...tracking,
      event: 'register_default',
      event_id: expect.stringMatching(/^[0-9a-f]{16}-registered$/)
    }
  ])
})

test('the campaign and the variant that is shown are told', async () => {
  Object.assign(document.documentElement.dataset, { campaign: 'june', template: 'costs-en' })
  const { tell } = await openFunnel('/landing.html', {
    pixels: ['https://p.example/?{campaign}&{variant}&{event}']
  })
  await tell('started')
  expect(host.dataLayer).toMatchObject([{ campaign: 'june', variant: 'costs-en' }])
  expect(pixels).toEqual(['https://p.example/?june&costs-en&landing_started'])
})

test('neither the user’s name nor the invite code leaves the page', async () => {
  const { tell } = await openFunnel('/landing.html?UC=u7&invite_code=A1&utm_tag=june', {
    pixels: ['https://p.example/?{event}&{UC}&{invite_code}&{utm_tag}']
  })
  for (const step of ['seen', 'started', 'registered', 'download', 'store'] as const)
    await tell(step)
  expect(JSON.stringify(host.dataLayer)).not.toMatch(/u7|A1/)
  expect(pixels).toHaveLength(5)
  expect(pixels.join()).not.toMatch(/u7|A1/)
})

test('a pixel that names no event counts registrations alone', async () => {
  const { tell } = await openFunnel('/landing.html', {
    pixels: ['https://p.example/bought', 'https://q.example/?{event}&{event_id}']
  })
  await tell('seen')
  expect(pixels).toEqual([
    expect.stringMatching(/^https:\/\/q.example\/\?landing_seen&[0-9a-f]{16}-seen$/)
  ])
  await tell('registered')
  expect(pixels).toContain('https://p.example/bought')
})

test('another global named like the data layer does no harm', async () => {
  host.dataLayer = 'mine'
  const { tell } = await openFunnel('/landing.html')
  await tell('seen')
  expect(host.dataLayer).toHaveLength(1)
})

/** Breaks the script that tells, until its pages have waited so often for another try. */
function breakScript(waits: number) {
  const pause = vi.fn(async () => {
    if (pause.mock.calls.length === waits) vi.doUnmock('../../../pages/landing/resting-parts.ts')
  })
  vi.doMock('../../../pages/landing/resting-parts.ts', () => Promise.reject(new Error('gone')))
  vi.doMock('../../../shared/lib/pause.ts', () => ({ pause }))
  onTestFinished(() => {
    vi.doUnmock('../../../pages/landing/resting-parts.ts')
    vi.doUnmock('../../../shared/lib/pause.ts')
  })
  return pause
}

test('a visit is told though the script that tells it comes at the third try', async () => {
  const pause = breakScript(2)
  const { tell } = await openFunnel('/landing.html')
  await tell('seen')
  expect(pause.mock.calls).toEqual([[3000], [10_000]])
  expect(host.dataLayer).toMatchObject([{ event: 'landing_seen' }])
})

test('a visit whose script never came is told with the next step', async () => {
  breakScript(3)
  const { tell } = await openFunnel('/landing.html')
  await tell('seen')
  expect(host.dataLayer).toBeUndefined()
  await tell('started')
  expect(host.dataLayer).toMatchObject([{ event: 'landing_seen' }, { event: 'landing_started' }])
})

test('a phone’s first visit in a campaign is marked, and no later one', async () => {
  Object.assign(document.documentElement.dataset, { campaign: 'june', template: 'costs-en' })
  const visits = () => calls('/landing/track-visit').map(({ query }) => query.first)
  await (await openFunnel('/landing.html')).tell('seen')
  sessionStorage.clear()
  await (await openFunnel('/landing.html')).tell('seen')
  await vi.waitFor(() => expect(visits()).toEqual(['1', undefined]))
})

const asking = { asksConsent: true, pixels: ['https://p.example/?{event}&{gclid}'] }

test('pixels and ids of clicks wait for a visitor’s consent', async () => {
  const { tell, answerConsent } = await openFunnel('/landing.html?gclid=g&utm_tag=june', asking)
  await tell('seen')
  await tell('started')
  expect(pixels).toEqual([])
  expect(JSON.stringify(host.dataLayer)).not.toContain('gclid')
  answerConsent('given')
  expect(pixels).toEqual([
    'https://p.example/?landing_seen&g',
    'https://p.example/?landing_started&g'
  ])
  await tell('registered')
  expect(host.dataLayer).toContainEqual(expect.objectContaining({ gclid: 'g' }))
})

test('a refused consent is kept, and no advertiser is told anything later', async () => {
  const { tell, answerConsent } = await openFunnel('/landing.html?gclid=g', asking)
  await tell('seen')
  answerConsent('refused')
  await tell('registered')
  expect(pixels).toEqual([])
  const again = await openFunnel('/landing.html?gclid=g', asking)
  await again.tell('registered')
  expect(pixels).toEqual([])
  expect(JSON.stringify(host.dataLayer)).not.toContain('gclid')
})

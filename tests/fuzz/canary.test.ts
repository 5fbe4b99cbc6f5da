// @vitest-environment node
import type { Page, Request } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { scenarios, scenarioUrl } from '../sandbox/scenarios.ts'
import { canary, type FuzzTab, findAll, problemsOf, shareTabs } from './browser/tabs.ts'

const { withTab } = shareTabs()

/** Somebody else's, where every link and picture of the backend leads here. */
const elsewhere = 'https://elsewhere.example'

interface CanaryJourney {
  open: string
  press: string[]
  /** Whether it leads to a page of somebody else's; a page of pictures is there already. */
  leads?: true
}

/** Every way out to somebody else, and the ways between our own pages. */
const journeys: CanaryJourney[] = [
  { open: 'repay-due', press: ['Payment'], leads: true },
  { open: 'repay-delay-due', press: ['Payment'], leads: true },
  { open: 'order-external-repay', press: ['Repayment'], leads: true },
  { open: 'order-not-approved', press: ['Apply Demo Cash Line'], leads: true },
  { open: 'products', press: ['Apply Demo Cash Line'], leads: true },
  { open: 'join-failed', press: ['Apply Demo Cash Line'], leads: true },
  { open: 'confirm', press: ['Loan Agreement'], leads: true },
  { open: 'confirm', press: ['Loan'], leads: true },
  { open: 'confirm-new', press: ['Loan Agreement'], leads: true },
  { open: 'customer-service', press: ['WhatsApp'], leads: true },
  { open: 'repay-code-qr-picture', press: [] },
  { open: 'complaint-detail-unrated', press: ['Rate this service', '2 of 5', 'Send'] },
  { open: 'order-due-rollover', press: ['Rollover Repayment'] },
  { open: 'repay-due', press: ['How to pay with this code', 'Show to cashier'] },
  { open: 'complaint', press: ['Payment not credited', 'Send'] },
  { open: 'complaint-list', press: ['Write a complaint'] },
  { open: 'bind-bank-known', press: ['Change', 'Next'] },
  { open: 'landing-default', press: [] }
]

/** The backend's own links lead elsewhere, without what the sandbox needs in them. */
async function leadElsewhere({ context }: FuzzTab): Promise<void> {
  const origin = inject('origin')
  await context.route('**/muscular/**', async route => {
    const response = await route.fetch()
    const body = await response.text()
    const links = new RegExp(`"${origin.replaceAll('.', '\\.')}[^"]*"`, 'g')
    await route.fulfill({ response, body: body.replace(links, `"${elsewhere}/x.png"`) })
  })
}

/** A request that is still on its way then goes with the tab. */
const stopLeading = ({ context }: FuzzTab) => context.unrouteAll({ behavior: 'ignoreErrors' })

let count = 0

/** With a session of its own that is the canary, and its pictures elsewhere. */
function addressOf(name: string): string {
  const origin = inject('origin')
  const { query } = scenarios.find(each => each.name === name) ?? {}
  const session = query?.sessionId
  const url = new URL(
    scenarioUrl(name, session ? { sessionId: `${session}.${canary}-${++count}` } : {}),
    origin
  )
  for (const [key, value] of url.searchParams) {
    if (value.startsWith('http')) url.searchParams.set(key, `${elsewhere}/x.png`)
  }
  return url.href
}

const isForeign = (request: Request) => !request.url().startsWith(inject('origin'))

async function press(page: Page, name: string): Promise<void> {
  const exact = page.getByRole('button', { name, exact: true })
  const like = page.getByRole('button', { name }).or(page.getByRole('radio', { name }))
  await exact.or(like).first().waitFor({ state: 'attached' })
  const control = (await exact.count()) > 0 ? exact : like
  // Not with a finger: what lies above it is no matter here.
  await control.first().dispatchEvent('click')
}

/** Walks, looks after each step, and answers what was wrong and who was asked. */
async function walk(tab: FuzzTab, { open, press: names, leads }: CanaryJourney) {
  const foreignRequests: string[] = []
  const problems: string[] = []
  const look = async () => {
    foreignRequests.push(...tab.leaving.foreign)
    problems.push(...problemsOf(tab, await findAll(tab)))
  }
  await leadElsewhere(tab)
  await tab.page.goto(addressOf(open), { waitUntil: 'commit' })
  await look()
  for (const [index, name] of names.entries()) {
    const left = tab.context.waitForEvent('request', isForeign)
    left.catch(() => {})
    await press(tab.page, name)
    if (leads && index === names.length - 1) {
      await left
      foreignRequests.push(...tab.leaving.foreign)
      problems.push(...tab.leaving.foreign.filter(text => text.includes(canary)))
    } else await look()
  }
  await stopLeading(tab)
  return { foreignRequests, problems }
}

describe.each(journeys)('the way $press from $open', journey => {
  test('tells nobody else who the borrower is', async () => {
    const { foreignRequests, problems } = await withTab(tab => walk(tab, journey))
    expect(problems).toEqual([])
    if (journey.leads) expect(foreignRequests).not.toEqual([])
    expect(foreignRequests.filter(text => /^referer:/im.test(text))).toEqual([])
  })
})

test('only the address that takes the place of an order gets the session, as specified', async () => {
  const redirected: CanaryJourney = { open: 'order-redirected', press: [], leads: true }
  const landed = await withTab(async tab => {
    await leadElsewhere(tab)
    const left = tab.context.waitForEvent('request', request => request.url().startsWith(elsewhere))
    await tab.page.goto(addressOf(redirected.open), { waitUntil: 'commit' })
    const url = (await left).url()
    await stopLeading(tab)
    return url
  })
  expect(landed).toContain(canary)
})

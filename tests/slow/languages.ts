import { expect } from 'vitest'
import type { Language } from '../../shared/messages/languages.ts'
import { textsOf } from '../../shared/vite/texts.ts'
import type { BorrowerFixture } from '../browser/harness.ts'
import { drawnFile } from '../browser/make-files.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'

/** Says a text of the pages in a language, by its key. */
export const speaks = (language: Language) => {
  const texts = textsOf(language)
  return (key: string): string => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`)
    return text
  }
}

/** The address of a scenario below a language's tag, with a state of its own in the sandbox. */
export function addressIn(language: Language, origin: string, scenario: string): string {
  const url = new URL(scenarioUrl(scenario, {}, origin), origin)
  const session = url.searchParams.get('sessionId')
  if (session) url.searchParams.set('sessionId', `${session}.${language}-${scenario}`)
  return `${origin}/${language}${url.pathname}${url.search}`
}

/** Order, repayment, the code for the cashier, and a complaint with a photo: by hand, in one language. */
export async function walkJourney(
  { page, calls }: BorrowerFixture,
  language: Language,
  origin: string
): Promise<void> {
  const say = speaks(language)
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
  const isAt = (file: string) => page.waitForURL(`${origin}/${language}/${file}?*`)

  await page.goto(addressIn(language, origin, 'order-due'))
  await button('order.orderMessages.repay').click()
  await isAt('repay.html')
  await button('common.commonMessages.showToCashier').first().click()
  const slip = page.getByRole('dialog')
  await slip.getByText(say('common.commonMessages.contractNumber')).waitFor()
  await slip.getByRole('button', { name: say('common.commonMessages.close') }).click()
  await slip.waitFor({ state: 'detached' })

  await button('paid.paidMessages.title').click()
  await button('paid.paidMessages.report').click()
  await isAt('complaint.html')
  await button('common.commonMessages.next').click()
  await isAt('complaint-next.html')
  await page.getByLabel(say('complaint.complaintNextMessages.description')).fill('2026-11-20')
  const photo = await drawnFile(page, 'receipt.jpg', 'image/jpeg', [600, 800])
  await page.locator('input[type=file]').setInputFiles([photo])
  const uploaded = say('common.commonMessages.photo').replace('{number}', '1')
  await page.getByRole('button', { name: uploaded, exact: true }).waitFor()
  await button('common.commonMessages.send').click()
  await isAt('complaint.html')
  const [start = ''] = say('complaint.complaintStartMessages.received').split('{number}')
  await page.getByText(start.trim()).waitFor()

  const saved = calls('/v3/user-problem/problem-save').map(({ body }) => body)
  expect(saved).toHaveLength(1)
  expect(saved[0]?.problemImage).toMatch(/^http/)
  expect(new Set(calls().map(({ query }) => query.lang))).toEqual(new Set([language]))
}

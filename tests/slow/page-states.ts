import type { Page } from 'playwright-core'
import type { Language } from '../../shared/messages/languages.ts'
import { accessibilityViolations, isTakenOver, smallPhone } from '../browser/harness.ts'
import { speaks } from './languages.ts'

type PageState = readonly [scenario: string, opener?: string]

export const titleOf = ([scenario, opener]: PageState) =>
  opener ? `${scenario}, opened by ${opener}` : scenario

/** Scenarios of every page, and of its dialogs what opens them: a selector, or the key of a text. */
export const states: readonly PageState[] = [
  ['order-due'],
  ['order-overdue-rollover'],
  ['order-dispute'],
  ['order-settled', 'paper.paperMessages.closure.title'],
  ['order-tips'],
  ['order-refused'],
  ['repay-due'],
  ['repay-due', '.pay-way_head'],
  ['repay-due', 'paid.paidMessages.title'],
  ['repay-due', 'common.commonMessages.showToCashier'],
  ['repay-wallets'],
  ['repay-expired-code'],
  ['repay-delay-due'],
  ['repay-code-text'],
  ['repay-code-qr', 'common.commonMessages.showToCashier'],
  ['repay-code-2'],
  ['repay-guide', '.fold_summary'],
  ['repay-guide', '.fold + .fold .fold_summary'],
  ['statement'],
  ['statement-wrong'],
  ['verify'],
  ['confirm'],
  ['confirm', 'confirmation.confirmationMessages.keyFacts'],
  ['confirm-new-instalments'],
  ['confirm-new-instalments', 'confirmation.confirmationMessages.keyFacts'],
  ['confirm-refused'],
  ['bind-bank'],
  ['bind-bank', '.picker'],
  ['complaint'],
  ['complaint', 'complaint.complaintStartMessages.all'],
  ['complaint-next-collection'],
  ['complaint-next-payment'],
  ['complaint-list'],
  ['complaint-list-empty'],
  ['complaint-detail-waiting'],
  ['complaint-detail-closed'],
  ['complaint-detail-rated', 'dispute.disputeMessages.pack'],
  ['complaint-detail-unrated', 'complaint.complaintDetailMessages.rate'],
  ['customer-service'],
  ['join-failed'],
  ['products'],
  ['products-none']
]

/** Opens a page at rest, and on it the dialog or the fold of an opener. */
export async function openState(
  page: Page,
  language: Language,
  address: string,
  opener?: string
): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(isTakenOver)
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  if (!opener) return
  const control = /^[.[]/.test(opener)
    ? page.locator(opener).first()
    : page.getByRole('button', { name: speaks(language)(opener) }).first()
  await control.click()
  const opened = page.getByRole('dialog').or(page.locator('details[open]'))
  await opened.first().waitFor()
}

/** Opens a state at 320 px with text of twice the size, and says what is wrong with it there. */
export async function stateProblems(
  page: Page,
  language: Language,
  address: string,
  opener?: string
): Promise<string[]> {
  await page.setViewportSize(smallPhone)
  await openState(page, language, address, opener)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const found = await page.evaluate(() => ({
    language: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - innerWidth
  }))
  return [
    ...(found.language === language ? [] : [`is in ${found.language}`]),
    ...(found.overflow > 0 ? [`is ${found.overflow} px too wide`] : []),
    ...(await accessibilityViolations(page))
  ]
}

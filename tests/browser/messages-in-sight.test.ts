import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

/** Where a message is covered, or out of the window: points of it and what is seen there. */
function findCovered(message: Element): string[] {
  const range = document.createRange()
  range.selectNodeContents(message)
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  // A toast lets taps through.
  const toast = message.closest<HTMLElement>('.toast')
  if (toast) toast.style.pointerEvents = 'auto'
  const points = lines.flatMap(({ left, right, top, bottom }) => {
    const y = (top + bottom) / 2
    return [
      { x: left + 2, y },
      { x: (left + right) / 2, y },
      { x: right - 2, y }
    ]
  })
  if (points.length === 0) return ['has no text in sight']
  return points.flatMap(({ x, y }) => {
    const seen = document.elementFromPoint(x, y)
    const isOwn = seen !== null && (message.contains(seen) || seen.contains(message))
    const what = seen ? `${seen.tagName.toLowerCase()}.${seen.className}` : 'nothing of the page'
    return isOwn ? [] : [`${Math.round(x)},${Math.round(y)} shows ${what}`]
  })
}

/** A message of a page's, what brings it up, and whether something fails for it. */
interface MessageCase {
  scenario: string
  extra?: Record<string, string>
  says: string | RegExp
  bring?: (page: Page) => Promise<unknown>
  fails?: true
}

/** Taps; also a button that looks switched off: it says why. */
const tap = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).last()
  await button.click({ force: (await button.getAttribute('aria-disabled')) === 'true' })
}

const fault = (faultOn: string, kind = 'http-502') => ({ fault: kind, faultOn })

/** Before its agreements have come, a button only says that it waits for them. */
async function takeLoan(page: Page): Promise<void> {
  await page.getByRole('checkbox').waitFor()
  await page.locator('.action-bar .button').click()
}

async function chooseCard(page: Page): Promise<void> {
  await page.locator('.option_radio').first().check()
  await tap('立即还款')(page)
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Tell us what happened').fill('I paid on Monday.')
  await tap('Send')(page)
}

const cases: MessageCase[] = [
  {
    scenario: 'bind-bank-known',
    extra: fault('bind-card-new', 'failure'),
    bring: tap('Next'),
    says: /try again|not/i
  },
  {
    scenario: 'bind-bank-known',
    extra: fault('bind-card-new'),
    bring: tap('Next'),
    says: /do not know if/,
    fails: true
  },
  { scenario: 'bind-bank', bring: tap('Next'), says: 'Choose the bank.' },
  {
    scenario: 'confirm-push-refused',
    bring: takeLoan,
    says: /Your limit has changed/
  },
  {
    scenario: 'confirm-new-push-refused',
    bring: takeLoan,
    says: /Your limit has changed/
  },
  {
    scenario: 'confirm',
    extra: fault('loan-detail-push'),
    bring: takeLoan,
    says: /do not know if/,
    fails: true
  },
  { scenario: 'confirm-no-amount', says: /how much you would get/ },
  {
    scenario: 'confirm',
    bring: async page => {
      await page.getByRole('checkbox').uncheck()
      await tap('Loan')(page)
    },
    says: 'To take the loan, tick the box to agree.'
  },
  { scenario: 'repay-link-refused', bring: tap('Payment'), says: /under maintenance/ },
  {
    scenario: 'repay-due',
    extra: fault('generate-vcode'),
    bring: tap('Payment'),
    says: /No money was taken/,
    fails: true
  },
  { scenario: 'repay-no-amount', says: /cannot read the amount/ },
  { scenario: 'repay-no-way', says: /There is no way to pay here/ },
  {
    scenario: 'repay-barcode-picture',
    bring: tap('Show barcode'),
    says: 'Show this barcode to the cashier.',
    fails: true
  },
  { scenario: 'legacy', bring: tap('立即还款'), says: /请选择银行卡/ },
  { scenario: 'legacy-declined', bring: chooseCard, says: /余额/ },
  { scenario: 'complaint-next-payment', bring: tap('Send'), says: /fill in your comments/ },
  { scenario: 'complaint-next-refused', bring: write, says: /five complaints today/ },
  {
    scenario: 'complaint-next-payment',
    extra: fault('problem-save'),
    bring: write,
    says: /is not in your list yet/,
    fails: true
  },
  {
    scenario: 'complaint-settled',
    bring: tap('Collection'),
    says: /does not support sending collection/
  },
  { scenario: 'order-rate-us', bring: tap('Submit'), says: 'Silakan pilih' }
]

/** The message of an alert, a toast, an open dialog or a field. */
function messageOf(page: Page, says: string | RegExp): Locator {
  const texts = page.locator('.page_hero p, main p, main span, dialog p, dialog span, .toast_text')
  return texts.filter({ hasText: says, visible: true }).last()
}

describe.each([smallPhone, phone])('a message on a phone of $width × $height px', size => {
  test.for(cases)('can be seen: $scenario $says', async (each, { borrower }) => {
    const { page, open, expectTrouble } = borrower
    await page.setViewportSize(size)
    if (each.fails) expectTrouble(/502|404/)
    await open(each.scenario, each.extra)
    await each.bring?.(page)
    const message = messageOf(page, each.says)
    await message.waitFor()
    await expect.poll(() => message.evaluate(findCovered)).toEqual([])
  })
})

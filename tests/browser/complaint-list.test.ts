import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const score = '/v3/user-problem/save-score'
const detail = '/v3/user-problem/problem-detail'

describe('list of complaints', () => {
  test('shows each with its time and type', async ({ borrower: { page, open, calls } }) => {
    await open('complaint-list')
    const items = page.getByRole('tabpanel').getByRole('button')
    await items.first().waitFor()
    expect(await items.count()).toBe(5)
    expect(await items.first().textContent()).toMatch(
      /^(Today|Yesterday|\d+\s\w{3}\s\d{4}), \d\d:\d\dIn progressProblem Type: App does not workThe app closes/
    )
    expect(calls('/v3/user-problem/problem-list')).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })

  test('names the loan of each where they are of several', async ({ borrower: { page, open } }) => {
    await page.route('**/v3/user-problem/problem-list*', async route => {
      const text = await (await route.fetch()).text()
      await route.fulfill({ body: text.replace('20410001', '20410002') })
    })
    await open('complaint-list')
    await page.getByText('Loan 20410002').waitFor()
    expect(await page.getByText('Loan 20410001').count()).toBeGreaterThan(0)
  })

  test('tells the complaints in progress apart from the answered', async ({
    borrower: { page, open }
  }) => {
    await open('complaint-list')
    const chips = page.locator('.complaints_state .chip:not(.is-good)')
    await chips.first().waitFor()
    expect(new Set(await chips.allTextContents())).toEqual(new Set(['In progress']))
  })

  test('grows while it is scrolled', async ({ borrower: { page, open } }) => {
    await open('complaint-list-long')
    const items = page.locator('.complaints_item')
    await items.first().waitFor()
    const first = await items.count()
    expect(first).toBeLessThan(100)
    await items.last().scrollIntoViewIfNeeded()
    await page.getByText(`Complaint ${1000 - first} of 1,000`).waitFor()
  })

  test('keeps its tab on the return from a complaint, and in a reload', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-list')
    await page.getByRole('tab', { name: 'All' }).press('ArrowLeft')
    const selected = () => page.getByRole('tab', { selected: true }).textContent()
    expect(await selected()).toBe('Answered')
    await page.getByRole('button', { name: 'Five calls' }).click()
    await page.getByRole('log', { name: 'Conversation' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Five calls' }).waitFor()
    expect(await selected()).toBe('Answered')
    await page.reload()
    await page.getByRole('button', { name: 'Five calls' }).waitFor()
    expect(await selected()).toBe('Answered')
  })

  test('says when there is nothing on any tab, and leads to writing', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-list-empty')
    for (const tab of ['In progress', 'Answered', 'All']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByText('You have no complaints.').waitFor()
    }
    // Without its styles a drawing is black.
    const ground = page.locator('.drawing_ground')
    expect(await ground.evaluate(each => getComputedStyle(each).fill)).not.toBe('rgb(0, 0, 0)')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Write a complaint' }).click()
    await page.waitForURL(/complaint\.html/)
  })

  test('says what the server refuses', async ({ borrower: { page, open } }) => {
    await open('complaint-list-refused')
    await page.getByText('Complaints cannot be shown now.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  })
})

describe('a complaint', () => {
  test('shows the answer with its agent, and its picture over the whole screen', async ({
    borrower: { page, open }
  }) => {
    await open('complaint-detail-rated')
    await page.getByText('Agent 7 of Sample Peso Care').waitFor()
    await page.getByText('Complaint numberC1001').waitFor()
    expect(await page.getByRole('button', { name: 'Rate this service' }).count()).toBe(0)
    await open('complaint-detail-closed')
    await page.getByText('Your payment was found and credited').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Photo 1 of our answer' }).click()
    const viewer = page.getByRole('dialog', { name: 'Photo 1 of our answer' })
    const picture = viewer.getByRole('img')
    await picture.waitFor()
    expect(await picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
  })

  test('asks for a rating by itself, once, and sends it once', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('complaint-detail-unrated')
    const dialog = page.getByRole('dialog', { name: 'Please rate this service' })
    await dialog.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('Silakan pilih').waitFor()
    await dialog.getByRole('radio', { name: '2 of 5' }).check()
    expect(await dialog.getByText('What could have been better?').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Send' }).dblclick()
    await page.getByText('Successful demonstration！').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(calls(score).map(({ body }) => body)).toEqual([{ score: '2', problemId: 'C1002' }])
    expect(await page.getByRole('button', { name: 'Rate this service' }).count()).toBe(0)
    await page.reload()
    await page.getByRole('log', { name: 'Conversation' }).waitFor()
    await page.waitForTimeout(3500)
    expect(await dialog.count()).toBe(0)
  })

  test('asks for a reason with a low score where the server lists reasons', async ({
    borrower: { page, open, calls }
  }) => {
    await open('complaint-detail-collection')
    await page.getByRole('button', { name: 'Rate this service' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '5 of 5' }).check()
    expect(await dialog.getByText('What could have been better?').count()).toBe(0)
    await dialog.getByRole('radio', { name: '3 of 5' }).check()
    await dialog.getByRole('radio', { name: 'It took too long' }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Successful demonstration！').waitFor()
    expect(calls(score)[0]?.body).toEqual({ score: '3', problemId: 'C1003', reason: 'late' })
  })

  test('a rating that was cancelled can be given later', async ({ borrower: { page, open } }) => {
    await open('complaint-detail-unrated')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Rate this service' }).click()
    await dialog.waitFor()
  })

  test.for([
    ['truncated', 'Successful demonstration！', 0],
    ['http-502', 'We do not know if it went through.', 1]
  ] as const)(
    'looks whether a rating lost to %s arrived',
    async ([fault, message, open], { borrower }) => {
      const { page, calls, expectTrouble } = borrower
      expectTrouble(/Failed to load resource|ERR_/)
      await borrower.open('complaint-detail-unrated', { fault, faultOn: 'save-score' })
      await page.getByRole('button', { name: 'Rate this service' }).click()
      await page.getByRole('radio', { name: '4 of 5' }).check()
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText(message).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(open)
      expect(calls(score)).toHaveLength(1)
      expect(calls(detail).length).toBeGreaterThan(1)
    }
  )

  test('says that it is being worked on, and who is not its owner sees nothing', async ({
    borrower: { page, open }
  }) => {
    await open('complaint-detail-waiting')
    await page.getByText('We will answer by').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await open('complaint-detail-unknown')
    await page.getByText('We could not find this complaint.').waitFor()
    await page.getByRole('button', { name: 'My complaints' }).click()
    await page.waitForURL(/complaint-list/)
    await page.goto(page.url().replace('complaint-list', 'complaint-detail'))
    await page.getByText('We do not know which complaint to show.').waitFor()
  })

  test('is walked from writing to rating in one go', async ({ borrower: { page, open } }) => {
    await open('complaint')
    await page.getByRole('button', { name: 'Payment not credited' }).click()
    await page.getByLabel('Tell us what happened').fill('I paid on Friday.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/complaint\.html/)
    await page.getByRole('button', { name: 'My complaints' }).click()
    await page.getByRole('tab', { name: 'In progress' }).click()
    await page.getByRole('button', { name: 'I paid on Friday.' }).click()
    await page.getByText('We will answer by').waitFor()
    // The sandbox answers 10 s after a complaint was sent.
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const answer = page.getByText('Your payment was found and credited')
    for (let second = 0; second < 15 && (await answer.count()) === 0; second++) {
      await page.waitForTimeout(1000)
      await look()
    }
    await page.getByRole('dialog', { name: 'Please rate this service' }).waitFor()
    await page.getByRole('radio', { name: '5 of 5' }).check()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Successful demonstration！').waitFor()
    await page.goBack()
    await page.getByText('You have no complaints under “In progress”.').waitFor()
  }, 40_000)
})

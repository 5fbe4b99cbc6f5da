import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const save = '/v3/user-problem/problem-save'
const start = '/v3/user-problem/problem-init'

describe('complaint page', () => {
  test('shows the order and what can be complained of', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('complaint')
    await page.getByText('Sample Peso').first().waitFor()
    await page.getByRole('button', { name: 'Something else' }).waitFor()
    expect(calls(start).map(({ body }) => body)).toEqual([{ orderId: '20410001' }])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    await page.getByRole('button', { name: 'Collection' }).click()
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })

  test('has room for the product’s name in large text', async ({ borrower: { page, open } }) => {
    await page.setViewportSize(smallPhone)
    await open('complaint')
    const width = await page.getByText('Sample Peso', { exact: true }).evaluate(name => {
      document.documentElement.style.fontSize = '200%'
      return name.clientWidth
    })
    expect(width).toBeGreaterThan(150)
  })

  test('says above the types which loan it is about', async ({ borrower: { page, open } }) => {
    await page.setViewportSize(smallPhone)
    await open('complaint')
    const loan = await page.getByText('Sample Peso', { exact: true }).boundingBox()
    const type = await page.getByRole('button', { name: 'Collection' }).boundingBox()
    expect(loan?.y).toBeLessThan(type?.y ?? 0)
  })

  test('goes straight on with a type, and with a collection’s sub-type', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint')
    await page.getByRole('button', { name: 'Collection' }).click()
    await page.getByRole('button', { name: 'Rude or threatening words' }).click()
    await page.waitForURL(/complaint-next\.html/)
    const query = new URL(page.url()).searchParams
    expect(query.get('problemType')).toBe('1')
    expect(query.get('problemSonType')).toBe('103')
    expect(query.get('orderNo')).toBe('20410001')
    expect(query.get('deviceId')).toBe('d-7f3a91c2')
    await page.getByText('Rude or threatening words').waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Charges and interest' }).click()
    await page.waitForURL(/problemType=3/)
    expect(new URL(page.url()).searchParams.get('problemSonType')).toBe('')
  })

  test('chooses another order, which may not support collection', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint')
    await page.getByRole('button', { name: 'All loans: choose another one' }).click()
    const sheet = page.getByRole('dialog', { name: 'Choose a loan' })
    await sheet.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await sheet.getByRole('radio', { name: 'Demo Cash Line' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Collection' }).click()
    await page.getByText('The selected order does not support sending collection types').waitFor()
    expect(await page.getByText('What happened?').count()).toBe(0)
    await page.getByRole('button', { name: 'Payment not credited' }).click()
    await page.waitForURL(/orderNo=20410002/)
  })

  test('starts with the order and type it was opened with', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint', { problemType: '2', orderId: '20410002' })
    await page.getByText('Demo Cash Line').waitFor()
    const chosen = page.getByRole('button', { name: 'Payment not credited' })
    expect(await chosen.getAttribute('aria-current')).toBe('true')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.waitForURL(/problemType=2.*orderNo=20410002/)
  })

  test('keeps the choice on the way back, until it is opened with another', async ({
    borrower
  }) => {
    const { page, open } = borrower
    await open('complaint')
    const first = page.url()
    await page.getByRole('button', { name: 'App does not work' }).click()
    await page.waitForURL(/complaint-next/)
    await page.goBack()
    await page.getByText('Draft restored').waitFor()
    const chosen = () => page.locator('[aria-current=true]').allTextContents()
    expect(await chosen()).toEqual(['App does not work'])
    await page.goto(`${first}&problemType=3`)
    await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
    expect(await chosen()).toEqual(['Charges and interest'])
    expect(await page.getByText('Draft restored').count()).toBe(0)
  })

  test('a borrower without orders can complain, but not of a collection', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-no-loans')
    await page.getByText('You have no loans yet.').waitFor()
    await page.getByRole('button', { name: 'Collection' }).click()
    await page.getByText('does not support').waitFor()
    await page.getByRole('button', { name: 'Application and payout' }).click()
    await page.waitForURL(/complaint-next/)
  })

  test('leads to the complaints also when it cannot start', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('complaint', { fault: 'http-500', faultOn: 'problem-init' })
    await page.getByText('We are not available right now').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'My complaints' }).click()
    await page.waitForURL(/complaint-list/)
  })
})

describe('writing a complaint', () => {
  test('shows what it is about and is usable on a small phone', async ({ borrower }) => {
    const { page, open } = borrower
    await page.setViewportSize(smallPhone)
    await open('complaint-next-collection')
    await page.getByText('Called too often').waitFor()
    await page.getByText('Loan 20410001').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Please fill in your comments and suggestions').waitFor()
    const description = page.getByLabel('Tell us what happened')
    expect(await description.evaluate(node => node === document.activeElement)).toBe(true)
    expect(await description.getAttribute('aria-invalid')).toBe('true')
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })

  test('sends once, thanks, and starts anew with its records cleared', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('complaint-next-collection')
    await page.evaluate(() => localStorage.setItem('someone-else', 'stays'))
    await page.getByLabel('Tell us what happened').fill('They called my mother.')
    await page.getByLabel('From which number?').fill('0917 000 0000')
    await page.getByText('44/200').waitFor()
    // So that the moment of thanks ends when the test says so, however slow the machine is.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('From which number?').press('Enter')
    await page.getByRole('button', { name: 'Send' }).dblclick({ force: true })
    const thanks = page.getByRole('dialog', { name: 'Thank you' })
    await thanks.waitFor()
    expect(await thanks.textContent()).toContain('We reply within 3\u00a0weekdays.')
    await page.clock.runFor(1400)
    expect(await thanks.count()).toBe(1)
    await page.clock.runFor(200)
    await page.waitForURL(/complaint\.html/)
    await page.clock.resume()
    await page.getByText('What is it about?').waitFor()
    expect(await page.getByText('Draft restored').count()).toBe(0)
    // The start page notes the server's clock, and that nothing waits for an answer.
    const keys = await page.evaluate(() => Object.keys(localStorage))
    const others = keys.filter(key => key !== 'loan:clock' && key !== 'loan:unanswered')
    expect(others).toEqual(['someone-else'])
    expect(await page.evaluate(() => localStorage.getItem('loan:unanswered'))).toContain(
      '"data":[]'
    )
    expect(calls(save).map(({ body }) => body)).toEqual([
      {
        problemType: '1',
        problemSonType: '101',
        problemDetail: 'They called my mother.\nNumber: 0917 000 0000',
        problemImage: '',
        orderNo: '20410001'
      }
    ])
  })

  test('thanks in a way that everybody can read', async ({ borrower: { page, open } }) => {
    await page.addInitScript(() => {
      const wait = setTimeout
      const patient = (work: () => void, delay?: number) => wait(work, delay === 1500 ? 1e5 : delay)
      Object.assign(window, { setTimeout: patient })
    })
    await open('complaint-next-payment')
    await page.getByLabel('Tell us what happened').fill('I paid.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('ignores what is typed beyond 200 characters, at the caret too', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-next-payment')
    const description = page.getByLabel('Tell us what happened')
    await description.fill(`${'😀'.repeat(199)}ab`)
    expect(await description.inputValue()).toBe(`${'😀'.repeat(199)}a`)
    await page.getByText('200/200').waitFor()
    await description.press('Control+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('xyz')
    expect(await description.inputValue()).toBe(`${'😀'.repeat(199)}a`)
    expect(await description.evaluate((node: HTMLTextAreaElement) => node.selectionStart)).toBe(2)
    await page.keyboard.press('Backspace')
    await page.keyboard.type('xyz')
    expect(await description.inputValue()).toBe(`x${'😀'.repeat(198)}a`)
  })

  test('lets a keyboard finish its word, then cuts it', async ({ borrower: { page, open } }) => {
    await open('complaint-next-payment')
    const description = page.getByLabel('Tell us what happened')
    await description.fill('x'.repeat(198))
    await description.press('Control+End')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', {
      text: 'word',
      selectionStart: 4,
      selectionEnd: 4
    })
    expect(await description.inputValue()).toBe(`${'x'.repeat(198)}word`)
    await page.getByText('200/200').waitFor()
    await session.send('Input.insertText', { text: 'words' })
    expect(await description.inputValue()).toBe(`${'x'.repeat(198)}wo`)
  })

  test('says what the server refuses, and keeps what was written', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-next-refused')
    const description = page.getByLabel('Tell us what happened')
    await description.fill('I paid.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('You have sent five complaints today.').waitFor()
    expect(await description.inputValue()).toBe('I paid.')
  })

  test.for([
    ['http-502', 'is not in your list yet'],
    ['truncated', 'a complaint with these words is in your list']
  ] as const)(
    'never repeats by itself what was lost to %s',
    async ([fault, message], { borrower }) => {
      const { page, open, calls, expectTrouble } = borrower
      expectTrouble(/Failed to load resource|ERR_/)
      await open('complaint-next-payment', { fault, faultOn: 'problem-save' })
      const description = page.getByLabel('Tell us what happened')
      await description.fill('I paid.')
      await page.getByRole('button', { name: 'Send' }).click()
      const dialog = page.getByRole('dialog', { name: 'Please check before you send again' })
      await dialog.getByText(message).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      expect(calls(save)).toHaveLength(1)
      await dialog.getByRole('button', { name: 'Back' }).click()
      expect(await description.inputValue()).toBe('I paid.')
      await page.getByRole('button', { name: 'Send' }).click()
      // One that the list has is not sent again.
      if (fault === 'truncated') await dialog.getByText(message).waitFor()
      await expect.poll(() => calls(save)).toHaveLength(fault === 'truncated' ? 1 : 2)
    }
  )

  test('asks for the type first when it was opened without', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-next-payment', { problemType: '' })
    await page.waitForURL(/complaint\.html/)
    await open('complaint-next-collection', { problemSonType: '' })
    await page.waitForURL(/complaint\.html.*problemType=1/)
    await page.getByText('What happened?').waitFor()
  })
})

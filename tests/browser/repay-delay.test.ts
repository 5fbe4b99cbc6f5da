import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const extension = '/cephalopods/imitating'

describe('extension page', () => {
  test('shows paying all beside extending, and what extending does not do above the button', async ({
    borrower: { page, open, calls }
  }) => {
    await open('repay-delay-due')
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
    await rowOf('Now').waitFor()
    expect(await rowOf('Now').getByRole('cell').allTextContents()).toEqual(['₱5.455,00', '₱455,00'])
    expect(await rowOf('In total').getByRole('cell').allTextContents()).toEqual([
      '₱5.455,00',
      '₱5.910,00'
    ])
    await page.getByRole('heading', { name: 'Extending costs ₱455,00 more' }).waitFor()
    expect(await rowOf('Paid off by').getByRole('cell').first().textContent()).toBe('Today')
    await page.getByText(/^Your next payment date is \d+\s\w{3}\s\d{4}\.$/).waitFor()
    const rest = page.getByText('Extending does not pay off your loan: you still owe ₱5.455,00.')
    const plan = page
      .getByRole('list')
      .filter({ hasText: 'Rollover payment' })
      .getByRole('listitem')
    expect(await plan.count()).toBe(2)
    expect(calls(extension)).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await rest.boundingBox().then(box => box && box.y + box.height)).toBeLessThan(640)
    expect(await accessibilityViolations(page)).toEqual([])
    // An extension has no new date before it is paid.
    await page.getByRole('button', { name: 'Ask for time to pay' }).waitFor()
    expect(await page.getByRole('button', { name: /to calendar$/ }).count()).toBe(0)
    const payAll = page.getByRole('button', { name: 'Pay it all' })
    const pay = page.getByRole('button', { name: 'Payment', exact: true })
    const sizes = await Promise.all([payAll, pay].map(each => each.boundingBox()))
    const [ofAll, ofPart] = sizes.map(box => box && [box.width, box.height, box.y].map(Math.round))
    expect(ofAll).toEqual(ofPart)
    await payAll.click()
    await page.waitForURL(/\/repay\.html\?/)
  })

  test('pays the extension amount, and the order page then shows the new date', async ({
    borrower: { page, open, calls }
  }) => {
    await open('repay-delay-due')
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    expect(calls('/v3/loan-details/generate-vcode')[0]?.body).toMatchObject({
      amount: '₱455,00',
      isDelay: '1'
    })
    await page.getByText('Payment received').waitFor()
    await page.getByRole('link', { name: 'Back to the loan' }).click()
    await page.getByText('Loan extended').waitFor()
  })

  test('hands the extension amount to the code page', async ({ borrower: { page, open } }) => {
    await open('repay-delay-due')
    await page.getByRole('button', { name: 'How to pay with this code' }).click()
    await page.waitForURL(/repay-code-2\.html.*isDelay=1/)
    await page.getByText('₱455,00').waitFor()
  })

  test.for([
    ['repay-delay-no-amount', '--'],
    ['repay-delay-sparse', 'the loan itself is still due on'],
    ['repay-delay-overdue', 'Late charge (12 days)'],
    ['repay-delay-rupees', '₹'],
    ['repay-delay-guide-banner', 'How to repay, step by step'],
    ['repay-delay-not-offered', 'This loan cannot be extended now.']
  ] as const)('shows %s', async ([scenario, text], { borrower: { page, open } }) => {
    await open(scenario)
    await page.getByText(text).first().waitFor()
    const claims = await page.getByText('Extending does not pay off your loan').count()
    expect(claims > 0).toBe(!/no-amount|not-offered/.test(scenario))
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test.for(['repay-delay-due', 'repay-due', 'repay-code-text', 'repay-code-2', 'order-due'])(
    'leads somebody who has paid to the complaint about it (%s)',
    async (scenario, { borrower: { page, open } }) => {
      await open(scenario)
      await page.getByRole('button', { name: 'I have already paid' }).click()
      await page.getByText('Please do not pay a second time while you wait.').waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'My payment is not shown' }).click()
      await page.waitForURL(/\/complaint(?:-next)?\.html/)
      const query = new URL(page.url()).searchParams
      expect(query.get('orderId') ?? query.get('orderNo')).toBe('20410001')
      expect(query.get('problemType')).toBe('2')
      await page.getByText('Payment not credited').waitFor()
    }
  )
})

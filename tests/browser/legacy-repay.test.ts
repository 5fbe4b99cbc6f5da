import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, tapBeside, test } from './harness.ts'

shareBrowser()

const commit = '/repayment/repayment-commit'

describe('older repayment page', () => {
  test('pays by card and SMS code, and ends at the paid loan', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('legacy')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh')
    await page.getByRole('banner').getByText('₱5.455,00').waitFor()
    const card = page.getByRole('radio', { name: '示例银行' })
    await card.waitFor()
    expect(await card.isChecked()).toBe(false)
    expect(calls('/repayment/repayment-way')).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: '立即还款' }).click({ force: true })
    await page.getByRole('alert').getByText('请选择银行卡').waitFor()
    expect(await card.evaluate(input => input === document.activeElement)).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])

    await card.check()
    await page.getByRole('button', { name: '立即还款' }).dblclick()
    const code = page.getByRole('textbox', { name: '验证码' })
    await code.waitFor()
    expect(calls(commit)).toHaveLength(1)
    await tapBeside(page)
    expect(await code.isVisible()).toBe(true)
    await page.getByRole('button', { name: /重发（5\d 秒）/ }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await code.fill('123')
    await page.getByRole('button', { name: '确认' }).click()
    await page.getByText('请输入正确的验证码').waitFor()
    await code.fill('000000')
    await page.getByRole('button', { name: '确认' }).click()
    await page.getByText('验证码错误，请重新输入').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await code.fill('123456')
    await page.getByRole('button', { name: '确认' }).click()
    await page.waitForURL(/\/order\.html/)
    await page.getByRole('button', { name: 'Borrow Again' }).waitFor()
  })

  test('pays by card without a code', async ({ borrower: { page, open } }) => {
    await open('legacy-no-sms')
    await page.getByRole('radio', { name: '样本储蓄银行' }).check()
    await page.getByRole('button', { name: '立即还款' }).click()
    await page.getByRole('button', { name: 'Borrow Again' }).waitFor()
  })

  test('pays by wallet', async ({ borrower: { page, open } }) => {
    await open('legacy-no-cards')
    await page.getByRole('radio', { name: '支付宝', checked: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: '立即还款' }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.getByText('Payment received').waitFor()
  })

  test('says that a repayment was sent twice', async ({ borrower: { page, open } }) => {
    await open('legacy-duplicate')
    await page.getByRole('radio', { name: '示例银行' }).check()
    await page.getByRole('button', { name: '立即还款' }).click()
    await page.getByRole('dialog', { name: '请勿重复提交还款' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: '查看借款详情' }).click()
    await page.waitForURL(/\/order\.html/)
  })

  test("shows 'error' and the way to be sure when the answer is lost", async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('legacy', { fault: 'http-502', faultOn: 'repayment-commit' })
    await page.getByRole('radio', { name: '示例银行' }).check()
    await page.getByRole('button', { name: '立即还款' }).click()
    await page.getByText('error', { exact: true }).waitFor()
    await page.getByRole('dialog', { name: '还款结果未知' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test.for([
    ['legacy-declined', '银行卡余额不足'],
    ['legacy-no-message', '还款失败，请稍后重试']
  ] as const)('shows why in %s', async ([scenario, text], { borrower: { page, open } }) => {
    await open(scenario)
    await page.getByRole('radio', { name: '示例银行' }).check()
    await page.getByRole('button', { name: '立即还款' }).click()
    await page.getByRole('alert').getByText(text).waitFor()
  })

  test.for([
    ['legacy-refused', '系统维护中，请稍后再试'],
    ['legacy-settled', '该借款已结清']
  ] as const)('shows %s in Chinese, buttons too', async ([scenario, text], { borrower }) => {
    const { page, open } = borrower
    await open(scenario)
    await page.getByText(text).waitFor()
    await page.getByRole('button', { name: '返回' }).waitFor()
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.locator('#root').innerText()).not.toMatch(/[A-Za-z]{3,}/)
    // The lender's name and registrations at the foot are as they are registered.
    expect(await page.locator('.lender').innerText()).toContain('Sample Peso Lending Inc.')
    await page.getByRole('button', { name: '查看借款详情' }).click()
    await page.waitForURL(/\/order\.html\?.*orderId=/)
  })
})

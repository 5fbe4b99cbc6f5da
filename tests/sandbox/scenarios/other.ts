import { ORDER } from '../loans.ts'
import type { Scenario } from '../scenarios.ts'
import { loanQuery, scenario } from './compose.ts'

function legacy(name: string, title: string, borrower = name) {
  return scenario('legacy-repay.html', name, borrower, title, {
    ...loanQuery,
    userId: 'u-550142',
    amount: '5455.00'
  })
}

function joinFailed(name: string, title: string) {
  return scenario('join-failed.html', name, name, title, { orderNo: ORDER })
}

export const otherScenarios: Scenario[] = [
  joinFailed('join-failed', 'Login with the partner failed, five products'),
  joinFailed('join-failed-alone', 'Login failed, no products'),
  joinFailed('join-failed-sparse', 'Login failed, fields missing'),
  joinFailed('join-failed-refused', 'Login failed, and its page is refused'),
  scenario('products.html', 'products', 'not-approved', 'All recommended products'),
  scenario('products.html', 'products-long', 'many-products', '200 recommended products'),
  scenario('products.html', 'products-none', 'settled', 'No recommended products'),
  scenario('products.html', 'products-refused', 'no-loan', 'Recommended products refused'),
  legacy('legacy', '还款：需要短信验证码 123456'),
  legacy('legacy-no-sms', '还款：无需验证码'),
  legacy('legacy-no-cards', '还款：没有银行卡'),
  legacy('legacy-duplicate', '还款：重复提交 800005'),
  legacy('legacy-wrong-code', '还款：验证码错误 800006'),
  legacy('legacy-declined', '还款：余额不足'),
  legacy('legacy-no-message', '还款：失败但没有说明'),
  legacy('legacy-refused', '还款：还款方式加载失败'),
  legacy('legacy-settled', '还款：已结清', 'settled'),
  {
    page: 'site/delete-account.html',
    name: 'delete-account',
    title: 'Delete an account (09170000011; 09170000012 has a running loan)',
    query: {}
  },
  scenario('test-preview.html', 'test-preview', 'due', 'Developer test preview', loanQuery)
]

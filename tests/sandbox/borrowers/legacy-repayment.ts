import type { Borrower } from '../borrowers.ts'

const COMMIT = '/repayment/repayment-commit'
const WAYS = '/repayment/repayment-way'

export const legacyBorrowers: Borrower[] = [
  { name: 'legacy', about: 'repays by card with an SMS code' },
  { name: 'legacy-no-sms', about: 'repays by card without an SMS code', needValid: 0 },
  { name: 'legacy-no-cards', about: 'has no bank card', cards: [] },
  {
    name: 'legacy-duplicate',
    about: 'whose repayment counts as sent twice',
    fails: { [COMMIT]: { code: 800005, message: '请勿重复提交还款' } }
  },
  {
    name: 'legacy-wrong-code',
    about: 'whose SMS code is never right',
    fails: { '/repayment/repayment-confirm': { code: 800006, message: '验证码错误' } }
  },
  {
    name: 'legacy-declined',
    about: 'whose card is declined',
    fails: { [COMMIT]: { code: '800009', message: '银行卡余额不足' } }
  },
  {
    name: 'legacy-no-message',
    about: 'whose card is declined without a message',
    fails: { [COMMIT]: { code: '800010', message: '' } }
  },
  {
    name: 'legacy-refused',
    about: 'whose ways to repay are refused',
    fails: { [WAYS]: { code: '800011', message: '系统维护中，请稍后再试' } }
  }
]

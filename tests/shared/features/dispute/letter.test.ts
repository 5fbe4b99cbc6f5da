import { expect, test } from 'vitest'
import { emailLink } from '../../../../shared/bridge/contact.ts'
import { letterOf, letterText } from '../../../../shared/features/dispute/letter.ts'

const own = {
  from: 'you',
  name: '',
  time: '2026-11-20T02:00:00Z',
  text: 'Help',
  images: []
} as const
const complaint = { id: 'C1', type: 'Payment', content: 'I paid & nothing shows', thread: [own] }

test('a letter says what was complained of, and that nobody has answered', () => {
  const { subject, body } = letterOf(complaint as never)
  expect(subject).toBe('Complaint about Sample Peso Lending Inc., number C1')
  expect(body).toContain('Sent: 20\u00a0Nov\u00a02026, 10:00')
  expect(body).toContain('I paid & nothing shows')
  expect(body).toContain('I have received no answer.')
})

test('a letter cites the last answer, as far as the address of an e-mail takes it', () => {
  const answer = { ...own, from: 'us', text: 'x'.repeat(5000) }
  const letter = letterOf({ ...complaint, thread: [own, answer, own] } as never)
  expect(letter.body).toContain(`${'x'.repeat(300)}…`)
  const link = emailLink('care@sec.example', letter) ?? ''
  expect(link.length).toBeLessThan(2000)
  expect(new URL(link).searchParams.get('body')).toContain('I paid & nothing shows')
})

test('a letter names the loan and the missing payment, each in a part of its own', () => {
  const claim = { paidAt: '2026-11-16', minor: 545_500, channel: 'Demo Wallet', reference: 'R1' }
  const { body } = letterOf({ ...complaint, ...claim, order: '20410002' } as never)
  const parts = body.split('\n\n')
  expect(parts).toContain('Loan 20410002')
  expect(parts).toContain(
    'Date: 2026-11-16\nAmount: ₱5.455,00\nPaid by: Demo Wallet\nReference number: R1'
  )
  expect(letterOf(complaint as never).body.split('\n\n')).toHaveLength(parts.length - 2)
})

test('a letter has a claimed amount in the loan’s currency, by the address or by its amounts', () => {
  const claim = { ...complaint, minor: 545_500 }
  const amountOf = (like?: string[]) =>
    /Amount: (.+)/.exec(letterOf(claim as never, like).body)?.[1]
  expect(amountOf()).toBe('₱5.455,00')
  expect(amountOf(['Sample Line', '₹3,000.00'])).toBe('₹5,455.00')
  history.replaceState(null, '', '?clarity=1')
  expect(amountOf()).toMatch(/^₹/)
  history.replaceState(null, '', location.pathname)
})

test('a short answer is cited as it is, and the last one alone', () => {
  const answers = ['We look into it.', 'x'.repeat(300)].map(text => ({ ...own, from: 'us', text }))
  const { body } = letterOf({ ...complaint, thread: [own, ...answers] } as never)
  expect(body).toContain('x'.repeat(300))
  expect(body).not.toContain('…')
  expect(body).not.toContain('We look into it.')
  expect(body).not.toContain('I have received no answer.')
})

test('a letter to be copied begins with its subject', () => {
  expect(letterText({ subject: 'Complaint', body: 'Dear office' })).toBe('Complaint\n\nDear office')
})

test('a letter leaves open when an answer without a time came', () => {
  const answer = { ...own, from: 'us', text: 'Found.', time: '' }
  const { body } = letterOf({ ...complaint, thread: [own, answer] } as never)
  expect(body).toContain('on –:\nFound.')
})

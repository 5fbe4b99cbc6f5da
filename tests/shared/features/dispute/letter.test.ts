import { expect, test } from 'vitest'
import { emailLink } from '../../../../shared/bridge/contact.ts'
import { letterOf } from '../../../../shared/features/dispute/letter.ts'

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

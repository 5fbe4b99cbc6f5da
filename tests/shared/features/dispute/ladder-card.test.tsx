import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { Complaint } from '../../../../shared/api/complaint-record.ts'
import { ladderOfComplaint } from '../../../../shared/features/dispute/dated-ladder.ts'
import { LadderCard } from '../../../../shared/features/dispute/ladder-card.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const { open, navigations } = prepareBackend()

const sent = '2026-11-27T10:00:00+08:00'
const unanswered = {
  id: 'C7',
  order: '20410001',
  type: 'Payment not credited',
  content: 'I paid.',
  answerBy: '',
  thread: [{ from: 'you', name: '', time: sent, text: 'I paid.', images: [] }]
} as unknown as Complaint

async function showCard(now: string, complaint = unanswered): Promise<HTMLElement> {
  open('complaint-detail-waiting')
  const steps = ladderOfComplaint(complaint, Date.parse(now)) ?? []
  const { host, root } = prepareRoot()
  await act(() => root.render(<LadderCard complaint={complaint} steps={steps} />))
  return host
}

const officesOf = (card: HTMLElement) =>
  [...card.querySelectorAll('.office')].map(office => [
    office.querySelector('.office_name')?.textContent,
    office.querySelector('.office_when')?.textContent
  ])

const press = (card: HTMLElement, name: string) => {
  const button = [...card.querySelectorAll('button')].find(each => each.textContent === name)
  if (!button) throw new Error(`There is no button ${name}`)
  return act(async () => button.click())
}

test('each office stands with its day, and says once it can be asked', async () => {
  expect(officesOf(await showCard('2026-12-07T00:00:00+08:00'))).toEqual([
    ['Customer service', 'Our answer: by 3\u00a0Dec\u00a02026'],
    ['Grievance Officer', 'You can go there now (since 7\u00a0Dec\u00a02026)'],
    ['Securities and Exchange Commission (SEC)', 'From 15\u00a0Dec\u00a02026'],
    ['National Privacy Commission (NPC)', 'From 12\u00a0Dec\u00a02026']
  ])
})

test('our own answer stands with its day once it was given, until the borrower writes again', async () => {
  const answer = {
    from: 'us',
    name: '',
    time: '2026-12-01T09:00:00+08:00',
    text: 'No.',
    images: []
  }
  const thread = [...unanswered.thread, answer] as Complaint['thread']
  const ofService = async (state: Complaint['state']) =>
    officesOf(await showCard('2026-12-07T00:00:00+08:00', { ...unanswered, thread, state }))[0]
  const answered = ['Customer service', 'We answered on 1\u00a0Dec\u00a02026, 09:00']
  expect(await ofService('answered')).toEqual(answered)
  expect(await ofService('closed')).toEqual(answered)
  expect(await ofService('open')).toEqual([
    'Customer service',
    'Our answer: by 3\u00a0Dec\u00a02026'
  ])
})

test('an office with an address gets the e-mail with its text', async () => {
  const card = await showCard(sent)
  await press(card, 'Write to National Privacy Commission (NPC)')
  const [, link = ''] = navigations[0]?.split(' ') ?? []
  const { protocol, pathname, searchParams } = new URL(link)
  expect(protocol + pathname).toBe('mailto:complaints@privacy.gov.ph')
  expect(searchParams.get('subject')).toContain('number C7')
  expect(searchParams.get('body')).toContain('Loan 20410001')
})

test('an office without one gets the letter copied and its form opened', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => {
    copied.push(text)
  })
  const card = await showCard(sent)
  await press(card, 'Copy the letter and open www.sec.gov.ph')
  expect(copied[0]).toContain('I have received no answer.')
  expect(navigations).toEqual([
    'assign https://www.sec.gov.ph/lending-companies-and-financing-companies-2/complaints/'
  ])
})

test('the papers that an office asks for stand beside it', async () => {
  const card = await showCard(sent)
  expect(card.textContent).toContain('a valid government ID, and proof that you asked us first')
})

test('only the highest step that takes any complaint today is open, and what it needs', async () => {
  const openOn = async (now: string, complaint?: Complaint) =>
    [...(await showCard(now, complaint)).querySelectorAll('details[open] .office_name')].map(
      name => name.textContent
    )
  expect(await openOn(sent)).toEqual([])
  expect(await openOn('2026-12-07T00:00:00+08:00')).toEqual([
    'Grievance Officer',
    'What you need there'
  ])
  const later = '2026-12-20T00:00:00+08:00'
  expect(await openOn(later)).toEqual([
    'Securities and Exchange Commission (SEC)',
    'What you need there'
  ])
  expect(await openOn(later, { ...unanswered, state: 'closed' })).toEqual([])
})

test('an office for one kind of complaints says so', async () => {
  const card = await showCard(sent)
  const kinds = [...card.querySelectorAll('.office_only')].map(each => each.textContent)
  expect(kinds).toEqual(['Only about personal data'])
})

test('the letter for an online form can be read', async () => {
  const card = await showCard(sent)
  const letter = [...card.querySelectorAll('details')].at(-1)
  await act(async () => {
    letter?.setAttribute('open', '')
    letter?.dispatchEvent(new Event('toggle'))
  })
  expect(letter?.textContent).toContain('I am a borrower of Sample Peso Lending Inc.')
})

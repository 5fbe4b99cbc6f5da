import { beforeEach, expect, test, vi } from 'vitest'
import type { Complaint } from '../../../../shared/api/complaint-record.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { complaintDocument } from '../../../../shared/features/dispute/complaint-document.ts'
import { makePack } from '../../../../shared/features/dispute/fetch-pack.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const { open, calls } = prepareBackend()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00+08:00'), toFake: ['Date'] })
})

const complaint: Complaint = {
  id: 'C7/2',
  order: '20410002',
  product: '',
  type: 'Payment not credited',
  subType: '',
  content: 'I paid.',
  images: [],
  agent: '',
  reply: '',
  replyImages: [],
  needsScore: false,
  scoreReasons: [],
  state: 'answered',
  answerBy: '2026-11-24T17:00:00+08:00',
  thread: [
    {
      from: 'you',
      name: '',
      time: '2026-11-20T10:00:00+08:00',
      text: 'I paid.',
      images: ['https://cdn.example/receipt.jpg']
    },
    { from: 'us', name: 'Agent', time: '2026-11-20T02:30:00Z', text: 'Found.', images: [] }
  ],
  canReply: true,
  canReopen: false,
  paidAt: '2026-11-16',
  minor: 545_500,
  channel: 'Demo Wallet',
  reference: ''
}

const titlesOf = ({ sections }: Awaited<ReturnType<typeof makePack>>) =>
  sections.map(({ title }) => title)

test('a pack has complaint, loan, words, payments and dates in order', () => {
  const payment = {
    madeAt: '2026-11-19T09:00:00+08:00',
    channel: 'Demo Wallet',
    reference: 'R1',
    postedAt: '',
    minor: 545500
  }
  const document = complaintDocument({
    complaint,
    steps: [{ name: 'SEC', afterDays: 10, day: 20_796, isOpen: false }],
    orders: [
      {
        number: '20410002',
        productLogo: '',
        productName: 'Demo Cash Line',
        status: '',
        supportsCollection: false,
        rows: [{ text: 'Loan amount', value: '₱3,000.00' }]
      }
    ],
    payments: {
      currency: 'PHP',
      payments: [
        { ...payment, state: 'received' },
        { ...payment, state: 'posted', postedAt: '2026-11-20T09:00:00+08:00' },
        { ...payment, reference: 'R2', state: 'waiting' }
      ]
    } as never,
    holder: 'J*** H*******',
    contract: 'SP-2'
  })
  expect(document.title).toBe('Complaint C7/2')
  expect(document.name).toBe('complaint-C72')
  expect(titlesOf(document)).toEqual([
    'The complaint',
    'What the borrower wrote',
    'What the borrower asks for',
    'The missing payment',
    'Payments',
    'Where you can go next, and from which date',
    'Loan 20410002',
    'You · 20\u00a0Nov\u00a02026, 10:00',
    'Agent · 20\u00a0Nov\u00a02026, 10:30'
  ])
  const [about, wrote, wish, claimed, paid, steps, loan, first] = document.sections
  expect(wrote?.text).toBe('I paid.')
  expect(wish?.text).toMatch(/^That ₱5,455\.00, which the borrower has paid, be credited/)
  expect(about?.rows).toContainEqual({ text: 'Status', value: 'Answered' })
  expect(about?.rows?.[0]).toEqual({
    text: 'Complaint about',
    value: 'Sample Peso Lending Inc.'
  })
  expect(about?.rows).toContainEqual({
    text: 'Answer promised by',
    value: '24\u00a0Nov\u00a02026, 17:00'
  })
  expect(about?.rows).toContainEqual({
    text: 'First answer',
    value: '20\u00a0Nov\u00a02026, 10:30'
  })
  // An empty answer has no row.
  expect(about?.rows?.map(({ text }) => text)).not.toContain('What happened')
  expect(claimed?.rows).toEqual([
    { text: 'Date', value: '2026-11-16' },
    // As the server writes the loan's own.
    { text: 'Amount', value: '₱5,455.00' },
    { text: 'Paid by', value: 'Demo Wallet' }
  ])
  expect(loan?.rows?.[0]).toEqual({ text: 'Product', value: 'Demo Cash Line' })
  expect(first).toMatchObject({ text: 'I paid.', images: ['https://cdn.example/receipt.jpg'] })
  expect(paid?.table?.lines).toEqual([
    { cells: ['19\u00a0Nov\u00a02026, 09:00', 'Demo Wallet · R1 · Received', '₱5,455.00'] },
    {
      cells: [
        '19\u00a0Nov\u00a02026, 09:00',
        'Demo Wallet · R1 · Credited 20\u00a0Nov\u00a02026, 09:00',
        '₱5,455.00'
      ]
    },
    {
      cells: ['19\u00a0Nov\u00a02026, 09:00', 'Demo Wallet · R2 · Waiting for payment', '₱5,455.00']
    }
  ])
  expect(steps?.rows).toEqual([{ text: 'SEC', value: '2026-12-09' }])
  expect(document.identity).toEqual([
    { text: 'Borrower', value: 'J*** H*******' },
    { text: 'Contract', value: 'SP-2' },
    { text: 'Made on', value: '2026-11-22' }
  ])
})

test('a pack names the loan that its complaint is about, else all of them', async () => {
  open('complaint-detail-rated')
  expect(titlesOf(await makePack(complaint, []))).toContain('Loan 20410002')
  expect(titlesOf(await makePack(complaint, []))).not.toContain('Loan 20410001')
  const loans = titlesOf(await makePack({ ...complaint, order: '' }, []))
  expect(loans.filter(title => title?.startsWith('Loan '))).toHaveLength(3)
})

const paymentsOf = ({ sections }: Awaited<ReturnType<typeof makePack>>) =>
  sections.find(({ title }) => title === 'Payments')

const paymentCalls = () => calls('/v3/loan-details/payments').map(({ body }) => body)

test('a pack has the payments of the loan that the complaint names', async () => {
  open('complaint-detail-rated')
  const pack = await makePack({ ...complaint, order: '20410001', product: '301' }, [])
  expect(paymentCalls()).toEqual([{ productId: '301', orderId: '20410001' }])
  expect(paymentsOf(pack)?.text).toBe('We have no payments on record for this loan.')
})

test('a pack takes the product from the address only for the loan that stands there', async () => {
  open('complaint-detail-rated', { productId: '301', orderId: '20410001' })
  const other = await makePack(complaint, [])
  expect(paymentCalls()).toEqual([])
  expect(paymentsOf(other)?.text).toMatch(/^Payments are not included, .* do not know which loan/)
  await makePack({ ...complaint, order: '' }, [])
  await makePack({ ...complaint, order: '20410001' }, [])
  expect(paymentCalls()).toHaveLength(2)
})

test('a pack says that payments are left out when they cannot be loaded', async () => {
  open('complaint-detail-rated', { fault: 'failure', faultOn: 'loan-details/payments' })
  const pack = await makePack({ ...complaint, order: '20410001', product: '301' }, [])
  expect(paymentsOf(pack)?.text).toMatch(/^Payments are not included, because they did not load/)
})

test('a pack without a known loan says nothing of payments where the backend has none', async () => {
  open('complaint-detail-rated')
  vi.spyOn(brand.services, 'includes').mockReturnValue(false)
  expect(paymentsOf(await makePack(complaint, []))).toBeUndefined()
})

test('a pack names the borrower and his contract as the statement of the loan does', async () => {
  open('complaint-detail-rated')
  const pack = await makePack({ ...complaint, order: '20410001', product: '301' }, [])
  expect(pack.identity.map(({ value }) => value)).toEqual([
    'J*** H*******',
    'SP-20410001',
    // Today by the sandbox's clock.
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  ])
  const unknown = await makePack({ ...complaint, thread: complaint.thread.slice(0, 1) }, [])
  expect(unknown.identity.map(({ text, value }) => [text, value])).toEqual([
    ['Borrower', 'The borrower'],
    ['Made on', expect.any(String)]
  ])
  expect(unknown.sections[0]?.rows).toContainEqual({
    text: 'First answer',
    value: 'Not answered'
  })
})

test('a pack of another matter asks for an answer, and shortens what would fill its first page', async () => {
  open('complaint-detail-rated')
  const [first] = complaint.thread
  const long = { ...complaint, minor: undefined, thread: [{ ...first, text: 'é'.repeat(900) }] }
  const { sections } = await makePack(long as Complaint, [])
  const textOf = (title: string) => sections.find(each => each.title === title)?.text
  expect(textOf('What the borrower wrote')).toBe(`${'é'.repeat(500)}…`)
  expect(textOf('What the borrower asks for')).toMatch(/^That Sample Peso Lending Inc\. look into/)
  expect(sections.at(-1)?.text).toHaveLength(900)
})

test('a pack has the last answer beside the first', async () => {
  open('complaint-detail-rated')
  const again = { ...complaint.thread[1], time: '2026-11-21T09:00:00+08:00' }
  const thread = [...complaint.thread, again] as Complaint['thread']
  const { sections } = await makePack({ ...complaint, thread }, [])
  expect(sections[0]?.rows).toContainEqual({
    text: 'Last answer',
    value: '21\u00a0Nov\u00a02026, 09:00'
  })
})

test.each([
  ['an unanswered complaint says so once', 'open', complaint.thread.slice(0, 1), undefined],
  ['an answered one that is open again says both', 'open', complaint.thread, 'Not answered'],
  ['a closed one without an answer says both', 'closed', complaint.thread.slice(0, 1), 'Closed']
] as const)('in a pack %s', (_, state, thread, status) => {
  const document = complaintDocument({
    complaint: { ...complaint, state, thread: [...thread] },
    steps: [],
    orders: [],
    payments: undefined,
    holder: '',
    contract: ''
  })
  const rows = document.sections[0]?.rows ?? []
  expect(rows.find(({ text }) => text === 'First answer')?.value).toMatch(/2026|Not answered/)
  expect(rows.find(({ text }) => text === 'Status')?.value).toBe(status)
})

const facts = { steps: [], orders: [], payments: undefined, holder: '', contract: '' }
const firstRows = (changes: object) =>
  complaintDocument({ ...facts, complaint: { ...complaint, ...changes } }).sections[0]?.rows

test('a pack says with the type what happened, and when', () => {
  expect(firstRows({ type: 'Collection', subType: 'Called too often' })).toEqual(
    expect.arrayContaining([
      { text: 'About', value: 'Collection: Called too often' },
      { text: 'Sent', value: '20\u00a0Nov\u00a02026, 10:00' }
    ])
  )
  expect(firstRows({})).toContainEqual({ text: 'About', value: 'Payment not credited' })
})

test('a pack cites what the borrower wrote, not a message of the system before it', () => {
  const ticket = { from: 'system', name: '', time: '', text: 'Ticket C1 was created.', images: [] }
  const thread = [ticket, ...complaint.thread] as Complaint['thread']
  const { sections } = complaintDocument({ ...facts, complaint: { ...complaint, thread } })
  expect(sections[1]).toEqual({ title: 'What the borrower wrote', text: 'I paid.' })
})

test('a pack without messages cites the complaint’s own words, and says no time', () => {
  const document = complaintDocument({
    ...facts,
    complaint: { ...complaint, thread: [], content: 'é'.repeat(500) }
  })
  const [about, wrote] = document.sections
  expect(about?.rows?.map(({ text }) => text)).not.toContain('Sent')
  expect(wrote).toEqual({ title: 'What the borrower wrote', text: 'é'.repeat(500) })
})

test('a pack of a complaint without words has no empty section, nor one of no payment', () => {
  const empty = { thread: [], content: '', paidAt: '', minor: undefined, channel: '' }
  const document = complaintDocument({ ...facts, complaint: { ...complaint, ...empty } })
  expect(titlesOf(document)).toEqual(['The complaint', 'What the borrower asks for'])
})

test('a pack has the columns of its payments, and those that went back', () => {
  const payments = {
    currency: 'PHP',
    payments: [
      { madeAt: '', postedAt: '', state: 'returned', channel: '', reference: 'R3', minor: 100 }
    ]
  } as never
  const { sections } = complaintDocument({ ...facts, complaint, payments })
  const { table } = sections.find(({ title }) => title === 'Payments') ?? {}
  expect(table?.columns).toHaveLength(3)
  expect(table?.columns[0]).toBe('Date')
  expect(table?.lines).toEqual([{ cells: ['', 'R3 · Returned to you', '₱1,00'] }])
})

test.each(['waiting', 'expired', 'failed', 'unknown'])(
  'a pack never says that there is no payment where one is %s',
  state => {
    const own = { madeAt: '', postedAt: '', state, channel: 'Wallet', reference: '', minor: 100 }
    const payments = { currency: 'PHP', payments: [own] } as never
    const { sections } = complaintDocument({ ...facts, complaint, payments })
    const section = sections.find(({ title }) => title === 'Payments')
    expect(section?.text).toBeUndefined()
    expect(section?.table?.lines).toHaveLength(1)
  }
)

test('a pack without the loans of the borrower is made all the same', async () => {
  open('complaint-detail-rated', { fault: 'failure', faultOn: 'problem-init' })
  const titles = titlesOf(await makePack(complaint, []))
  expect(titles.filter(title => title?.startsWith('Loan '))).toEqual([])
})

test('a pack asks for no statement where the brand has no papers', async () => {
  open('complaint-detail-rated')
  vi.spyOn(brand.services, 'includes').mockImplementation(name => name === 'payments')
  const pack = await makePack({ ...complaint, order: '20410001', product: '301' }, [])
  expect(pack.identity.map(({ text, value }) => [text, value])).toEqual([
    ['Borrower', 'The borrower'],
    ['Made on', expect.any(String)]
  ])
})

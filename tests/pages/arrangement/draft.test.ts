import { expect, onTestFinished, test, vi } from 'vitest'
import { keepPlanDraft, readPlanDraft } from '../../../pages/arrangement/draft.ts'
import { createArrangementPage } from '../../../pages/arrangement/store.ts'
import { keepTypedValues } from '../../../shared/context/typed-values.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { type AskingPage, fill, openArrangement, wish } from './arrangement-page.ts'

const backend = prepareBackend()
const ada = { userKey: 'ada' }
const orderId = '20410001'
const empty = { reason: '', canPay: '', payOn: '', note: '' }
const answers = { ...wish, note: 'the flood' }

/** The page for a borrower who has typed a part on the page before: it stands there once no draft was found. */
async function openAfterPart(borrower: Record<string, string>): Promise<AskingPage> {
  backend.open('arrangement', borrower)
  keepTypedValues('payOption', orderId, { id: 'part', typed: '2000' })
  const page = await openArrangement(backend, 'arrangement', borrower)
  await vi.waitFor(() => expect(page.request.form.$values.get().canPay).not.toBe(''))
  return page
}

test('answers are kept when the page is killed', async () => {
  const page = await openArrangement(backend, 'arrangement', ada)
  fill(page, answers)
  page.request.$step.set(2)
  await vi.waitFor(() => expect(localStorage['loan:arrangement']).toContain('"step":"2"'))
  const next = await openAfterPart(ada)
  expect(next.request.form.$values.get()).toEqual(answers)
  expect(next.request.$step.get()).toBe(2)
  expect(next.request.$restored.get()).toBe(true)
})

test.each([
  ['the same borrower', ada, ada, orderId, true],
  ['a borrower whom the app names only later', {}, ada, orderId, true],
  ['another borrower', ada, { userKey: 'ben' }, orderId, false],
  ['another loan', ada, ada, '20410002', false]
])('a draft and %s', async (_who, writer, reader, loan, isThere) => {
  backend.open('arrangement', writer)
  await keepPlanDraft(loan, { step: '1', ...answers })
  const { request } = await openAfterPart(reader)
  expect(request.form.$values.get()).toEqual(isThere ? answers : { ...empty, canPay: '2000' })
  expect(request.$step.get()).toBe(isThere ? 1 : 0)
  expect(request.$restored.get()).toBe(isThere)
})

test('words about two loans stay beside each other', async () => {
  backend.open('arrangement', ada)
  await keepPlanDraft('20410002', { step: '2', ...answers, note: 'the other loan' })
  const page = await openArrangement(backend, 'arrangement', ada)
  fill(page, answers)
  await vi.waitFor(() => expect(localStorage['loan:arrangement']).toContain('the flood'))
  expect(await readPlanDraft('20410002')).toMatchObject({ note: 'the other loan' })
})

test('a phone that cannot keep the words says so', async () => {
  const { request } = await openAfterPart(ada)
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  request.form.change('note', 'the flood')
  await vi.waitFor(() => expect(request.$isKept.get()).toBe(false))
})

test('a draft that is thrown away does not come again', async () => {
  backend.open('arrangement', ada)
  await keepPlanDraft(orderId, { step: '1', ...answers })
  const { request } = await openAfterPart(ada)
  request.discard()
  expect(request.form.$values.get()).toEqual(empty)
  expect(request.$step.get()).toBe(0)
  expect(request.$restored.get()).toBe(false)
  const next = await openAfterPart(ada)
  expect(next.request.form.$values.get()).toEqual({ ...empty, canPay: '2000' })
})

test('a part that was taken out again stays out when the page comes back', async () => {
  const page = await openAfterPart({})
  fill(page, { canPay: '' })
  const before = backend.calls().length
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(backend.calls()).toHaveLength(before + 2))
  // Long enough for a phone to read a draft.
  await new Promise(done => setTimeout(done, 50))
  expect(page.request.form.$values.get()).toEqual(empty)
  expect(page.request.$restored.get()).toBe(false)
})

test('answers stay where a phone reads its draft slowly', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  onTestFinished(() => void vi.unstubAllGlobals())
  backend.open('arrangement', ada)
  const page = createArrangementPage()
  await page.open()
  fill(page, { reason: 'calamity' })
  page.request.go()
  await vi.waitFor(() => expect(localStorage['loan:arrangement']).toContain('calamity'), 3000)
  expect(page.request.form.$values.get().reason).toBe('calamity')
  expect(page.request.$step.get()).toBe(1)
  expect(page.request.$restored.get()).toBe(false)
})

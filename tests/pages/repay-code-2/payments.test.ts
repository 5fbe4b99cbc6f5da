import { describe, expect, test, vi } from 'vitest'
import { createRepayCode2Page } from '../../../pages/repay-code-2/store.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { open, calls } = prepareBackend()

describe('the page’s payments', () => {
  test.each([
    ['repay-code-2', 'instalment'],
    ['repay-code-2-delay', 'extension']
  ])('of %s are of an %s, and written as its amount', async (scenario, kind) => {
    open(scenario)
    const { payments, load, $instructions } = createRepayCode2Page()
    expect(payments.page.samples()).toEqual([])
    await load()
    const current = $instructions.get()
    expect(payments.page.samples()).toEqual([current.state === 'ready' && current.data.total])
    expect(payments.page.kind?.()).toBe(kind)
    const before = calls().length
    await payments.page.refresh()
    expect(calls()).toHaveLength(before + 1)
  })

  test('know the code that is offered, once the server has named it', async () => {
    open('repay-code-2-delay')
    const { payments, load, $instructions } = createRepayCode2Page()
    const codes = () => payments.page.$offeredCodes?.get()
    const later = createRepayCode2Page()
    expect(codes()).toBeUndefined()
    await load()
    const current = $instructions.get()
    expect(codes()).toEqual([current.state === 'ready' && current.data.code])
    const before = codes()
    await payments.page.refresh()
    expect(codes()).not.toBe(before)
    // The handed-over one may be from before an extension.
    open('repay-code-2-delay', { fault: 'offline' })
    later.load()
    await vi.waitFor(() => expect(later.$instructions.get().state).toBe('ready'))
    expect(later.payments.page.$offeredCodes?.get()).toBeUndefined()
  })

  test('are asked about quietly', async () => {
    open('repay-code-2')
    const { payments, load, $instructions } = createRepayCode2Page()
    await load()
    open('repay-code-2', { fault: 'failure' })
    await payments.page.refresh()
    expect($toast.get()).toBeUndefined()
    expect($instructions.get().state).toBe('ready')
  })

  test.each([
    ['Mart', ['Mart', 'MP1234510001']],
    ['', []]
  ])('by another way than the code of %j stand apart from %j', async (title, names) => {
    open('repay-code-2')
    const defDetail = { payCode: 'MP1234510001', title }
    answerWith({ code: 0, data: { repayAmount: '₱5.455,00', defDetail } })
    const { payments, load } = createRepayCode2Page()
    expect(payments.page.oneWay?.names()).toEqual([])
    await load()
    expect(payments.page.oneWay?.names()).toEqual(names)
  })
})

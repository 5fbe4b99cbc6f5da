import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'

const { open, calls } = prepareBackend()
const { dataset } = document.documentElement
const repayment = '/v3/installment/loan-play-detail'
const extension = '/cephalopods/imitating'
const hour = 60 * 60 * 1000

// A script, not a module: it has nothing to export.
const boot = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../pages/repay-code-2/boot.ts' as string)

function save(owner = '20410001', age = 0): void {
  const record = { version: 1, savedAt: Date.now() - age, owner, data: { kind: 'instalment' } }
  localStorage.setItem('loan:repayment', JSON.stringify(record))
}

async function load() {
  const { $instructions, loadInstructions } = await import('../../../pages/repay-code-2/store.ts')
  await loadInstructions()
  return $instructions.get()
}

beforeEach(() => {
  vi.resetModules()
  window.early = undefined
  Object.assign(dataset, { call: `/muscular${repayment}`, body: 'productId orderId' })
})

afterEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name]
})

describe('the early call of the code page', () => {
  test.each([
    ['repay-code-2', repayment],
    ['repay-code-2-delay', extension]
  ])('of %s asks what the page will, which takes it', async (scenario, path) => {
    open(scenario)
    await boot()
    expect(window.early?.url).toContain(path)
    expect(await load()).toMatchObject({ state: 'ready' })
    expect(calls().map(call => call.path)).toEqual([path])
  })

  test('is not made where the repayment page has handed over how to pay this loan', async () => {
    open('repay-code-2')
    save()
    await boot()
    expect(window.early).toBeUndefined()
    expect(calls()).toEqual([])
  })

  test.each([
    ['of another loan', () => save('20410002')],
    ['a day old', () => save('20410001', 24 * hour)],
    ['from the future', () => save('20410001', -hour)],
    ['none', () => localStorage.setItem('loan:repayment', 'null')]
  ])('is made where what is kept is %s', async (_what, prepare) => {
    open('repay-code-2')
    prepare()
    await boot()
    expect(await load()).toMatchObject({ state: 'ready' })
    expect(calls()).toHaveLength(1)
  })
})

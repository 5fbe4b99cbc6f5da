import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'

const { open, calls } = prepareBackend()
const { dataset } = document.documentElement
const repayment = '/v3/installment/loan-play-detail'
const extension = '/cephalopods/imitating'

// A script, not a module: it has nothing to export.
const boot = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../pages/repay-code-2/boot.ts' as string)

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

  test('is taken by the page also where the repayment page has handed over how to pay', async () => {
    open('repay-code-2')
    await load()
    vi.resetModules()
    await boot()
    const instructions = await load()
    expect(instructions).toMatchObject({ state: 'ready', data: { code: 'MP1234510001' } })
    expect(instructions).not.toHaveProperty('data.savedAt')
    expect(calls()).toHaveLength(2)
  })
})

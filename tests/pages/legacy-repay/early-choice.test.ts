import { afterEach, describe, expect, test } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'

const { open } = prepareBackend()

/** What the boot script has shown: a radio for each way, one of them chosen. */
async function openWith(chosen: number | undefined) {
  const root = document.createElement('div')
  root.id = 'root'
  const radios = [0, 1, 2].map(() => {
    const radio = document.createElement('input')
    Object.assign(radio, { type: 'radio', name: 'way' })
    return radio
  })
  root.append(...radios)
  document.body.replaceChildren(root)
  const choose = (at: number) => radios[at]?.click()
  if (chosen !== undefined) choose(chosen)
  open('legacy')
  const { openWays } = await import('../../../pages/legacy-repay/early-choice.ts')
  const { $way } = await import('../../../pages/legacy-repay/store.ts')
  await openWays()
  return { choose, way: () => $way.get() }
}

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.ready
})

describe('a way that is chosen before the page is there', () => {
  test('is chosen on it', async () => {
    expect((await openWith(1)).way()).toBe('702')
  })

  test('is the wallet behind the cards', async () => {
    expect((await openWith(2)).way()).toBe('alipay')
  })

  test('may be chosen while the page is being rendered', async () => {
    const { choose, way } = await openWith(undefined)
    expect(way()).toBe('')
    choose(0)
    expect(way()).toBe('701')
  })

  test('is the page’s own matter once it is there', async () => {
    const { choose, way } = await openWith(0)
    document.documentElement.dataset.ready = ''
    choose(1)
    expect(way()).toBe('701')
  })
})

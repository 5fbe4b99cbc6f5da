import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { Rights } from '../../../pages/my-data/rights.tsx'
import { prepareRoot } from '../../setup/react-root.ts'
import { openData, requestCalls } from './data-page.ts'

async function draw() {
  const store = await openData('my-data')
  onTestFinished(() => store.$asking.set({}))
  const { host, root } = prepareRoot()
  await act(() => root.render(<Rights store={store} />))
  const buttonOf = (kind: 'correct' | 'see') =>
    [...host.querySelectorAll('button')].find(
      each => each.textContent === messages.kinds[kind].ask
    ) as HTMLButtonElement
  const area = host.querySelector<HTMLTextAreaElement>('[name=correct]')
  return { store, buttonOf, area }
}

test('each request without its words leads to their field, which is right again once they are typed', async () => {
  const { store, buttonOf, area } = await draw()
  for (const _time of [1, 2]) {
    buttonOf('correct').focus()
    await act(async () => buttonOf('correct').click())
    expect(document.activeElement).toBe(area)
    expect(area?.getAttribute('aria-invalid')).toBe('true')
  }
  await act(async () => void store.change('object', 'Offers'))
  expect(area?.getAttribute('aria-invalid')).toBe('true')
  await act(async () => void store.change('correct', 'M'))
  expect(area?.getAttribute('aria-invalid')).toBeNull()
  expect(requestCalls()).toEqual([])
})

/** Holds each call of `path` until `release`. */
function holdCalls(path: string) {
  const ask = fetch
  const gate = { release: () => {}, isReached: false }
  const held = new Promise<void>(resolve => {
    gate.release = resolve
  })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes(path)) {
      gate.isReached = true
      await held
    }
    return ask(...request)
  })
  return gate
}

test.each([
  ['its answer', '/v3/user-privacy/request'],
  ['the list after it', '/v3/user-privacy/list']
])(
  'while one request waits for %s it is busy, and the others look switched off',
  async (_of, path) => {
    const { store, buttonOf } = await draw()
    const gate = holdCalls(path)
    const stateOf = (kind: 'correct' | 'see') =>
      ['aria-disabled', 'aria-busy'].map(name => buttonOf(kind)?.getAttribute(name))
    let answer: Promise<void> | undefined
    await act(async () => {
      answer = store.ask('see')
      await vi.waitFor(() => expect(gate.isReached).toBe(true))
    })
    expect(stateOf('see')).toEqual(['true', 'true'])
    expect(stateOf('correct')).toEqual(['true', null])
    gate.release()
    await act(() => answer)
    expect(stateOf('correct')).toEqual([null, null])
  }
)

test('the answer to a request takes the focus of its form', async () => {
  const { store, buttonOf } = await draw()
  buttonOf('see').focus()
  await act(() => store.ask('see'))
  expect(document.activeElement?.textContent).toBe(messages.already)
})

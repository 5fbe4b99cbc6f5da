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

test('while one request is on its way, the others look switched off', async () => {
  const { store, buttonOf } = await draw()
  const ask = fetch
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await held
    return ask(...request)
  })
  const stateOf = (kind: 'correct' | 'see') =>
    ['aria-disabled', 'aria-busy'].map(name => buttonOf(kind)?.getAttribute(name))
  let answer: Promise<void> | undefined
  await act(() => {
    answer = store.ask('see')
  })
  expect(stateOf('see')).toEqual(['true', 'true'])
  expect(stateOf('correct')).toEqual(['true', null])
  release()
  await act(() => answer)
  expect(stateOf('correct')).toEqual([null, null])
})

test('the answer to a request takes the focus of its form', async () => {
  const { store, buttonOf } = await draw()
  buttonOf('see').focus()
  await act(() => store.ask('see'))
  expect(document.activeElement?.textContent).toBe(messages.already)
})

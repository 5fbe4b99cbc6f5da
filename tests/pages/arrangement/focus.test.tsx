import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { Page } from '../../../pages/arrangement/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'
import { actUntil, prepareRoot } from '../../setup/react-root.ts'
import { fill, openArrangement, wish } from './arrangement-page.ts'

const backend = prepareBackend()

// A first drawing of a state fetches its parts.
vi.setConfig({ testTimeout: 20_000 })

afterEach(() => history.replaceState(null, ''))

async function draw(scenario: string) {
  const store = await openArrangement(backend, scenario)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  const buttonOf = (text: string) =>
    [...host.querySelectorAll('button')].find(each => each.textContent?.startsWith(text))
  const tap = (text: string) =>
    act(async () => {
      const button = buttonOf(text)
      button?.focus()
      button?.click()
    })
  return { store, host, tap }
}

const focused = () => document.activeElement?.textContent

test('each question that the borrower goes on or back to takes the focus, and so does the answer', async () => {
  const { store, tap } = await draw('arrangement')
  expect(document.activeElement).toBe(document.body)
  await act(async () => fill(store, wish))
  await tap('Next')
  expect(focused()).toBe('Question 2 of 3')
  await tap('Next')
  expect(focused()).toBe('Question 3 of 3')
  await tap('Back')
  expect(focused()).toBe('Question 2 of 3')
  await tap('Next')
  await act(() => store.request.send())
  expect(focused()).toBe(messages.asked)
})

test('above its button a request says that late charges go on', async () => {
  const { store, host, tap } = await draw('arrangement')
  await act(async () => fill(store, wish))
  expect(host.textContent).not.toContain(messages.meanwhile)
  await tap('Next')
  await tap('Next')
  expect(host.textContent).toContain(messages.meanwhile)
})

test('a draft that is thrown away leads to the first question, also from the first one', async () => {
  const { store, tap } = await draw('arrangement')
  await act(async () => store.request.$restored.set(true))
  expect(document.activeElement).toBe(document.body)
  await tap('Discard')
  await act(async () => store.request.discard())
  expect(focused()).toBe('Question 1 of 3')
})

test('an offer that is turned down leads to what is left, and from there to the questions', async () => {
  const { store, tap } = await draw('arrangement-offered')
  await act(async () => store.answer.answer(false))
  await actUntil(() => focused() === messages.ended)
  expect(focused()).toBe(messages.ended)
  await tap(messages.askAgain)
  expect(focused()).toBe('Question 1 of 3')
})

test('an offer that is agreed to without the tick leads to the tick, each time', async () => {
  const { host, tap } = await draw('arrangement-offered')
  for (const _time of [1, 2]) {
    await tap('Agree')
    expect(document.activeElement).toBe(host.querySelector('[type=checkbox]'))
  }
})

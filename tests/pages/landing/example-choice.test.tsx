import { act } from 'react'
import { expect, test } from 'vitest'
import { createLandingPage } from '../../../pages/landing/store.ts'
import { Page } from '../../../pages/landing/view.tsx'
import { readTemplate } from '../../../shared/api/read-template.ts'
import type { LayoutName } from '../../../shared/api/template.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { readyOf } from '../../setup/ready.ts'

const { navigations, openAddress } = prepareBackend()

const example = [1, 2, 3, 4, 5].map(count => ({
  amount: count * 100_000,
  total: count * 110_000,
  days: 91,
  interest: 0,
  fees: 0,
  rate: ''
}))

async function show(layout: LayoutName) {
  openAddress('/landing.html?utm_tag=june')
  const store = createLandingPage()
  const template = readTemplate(defaultTemplate, defaultTemplate as never)
  const steps = [{ title: 'One', text: 'Register' }]
  await act(() => store.prepare({ ...template, locale: 'en', layout, example, steps }))
  const { host, root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  const slider = () => host.querySelector<HTMLInputElement>('[type=range]')
  /** As a finger does it; the event comes only where there is a script to hear it. */
  const slide = (place: string, isHeard = true) => {
    const input = slider()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, place)
    if (isHeard) input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const welcome = () => act(() => store.welcome(readyOf(store.$page)))
  return { host, store, slider, slide, welcome }
}

test('the amount of an example is there after a reload', async () => {
  const before = await show('example')
  await before.welcome()
  await act(() => before.slide('4'))
  expect(before.store.typed.$amount.get()).toBe(500_000)
  const after = await show('example')
  await after.welcome()
  expect(after.slider()?.value).toBe('4')
  expect(after.host.querySelector('output')?.textContent).toBe('₱5.000,00')
})

test.each(['example', 'number'] as const)(
  'an amount that was chosen before the script stays (%s)',
  async layout => {
    const { store, slider, slide, welcome } = await show(layout)
    slide('4', false)
    await welcome()
    expect([store.typed.$amount.get(), slider()?.value]).toEqual([500_000, '4'])
  }
)

test.each(['example', 'number'] as const)(
  'a slider that nobody has moved chooses nothing (%s)',
  async layout => {
    const { store, slider, welcome } = await show(layout)
    await welcome()
    expect([store.typed.$amount.get(), slider()?.value]).toEqual([0, '2'])
  }
)

test.each(['story', 'example'] as const)(
  'the way to the form leaves no entry to come back to (%s)',
  async layout => {
    const { host } = await show(layout)
    const link = host.querySelector<HTMLAnchorElement>('a[href="#register"]')
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
    await act(() => void link?.dispatchEvent(tap))
    expect(tap.defaultPrevented).toBe(true)
    expect(navigations).toEqual(['replace #register'])
  }
)

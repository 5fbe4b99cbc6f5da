import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'
import { type ReactNode, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { mountIsland } from '../../../shared/island/mount-island.tsx'

interface FormProps {
  $name: WritableAtom<string>
  onDrawn: () => void
}

function Form({ $name, onDrawn }: FormProps) {
  useLayoutEffect(onDrawn, [onDrawn])
  return <input value={useStore($name)} onChange={({ target }) => $name.set(target.value)} />
}

const input = () => document.querySelector('input') as HTMLInputElement
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

function type(character: string): void {
  const field = input()
  setValue?.call(field, field.value + character)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A slow phone: after 5 ms React lets others have their turn. */
function spendTime(): void {
  const end = performance.now() + 20
  while (performance.now() < end);
}

/** Two keys as soon as React has drawn, before anything else of the page has its turn. */
async function typeOnceDrawn(): Promise<string> {
  // Each page has a store of its own: a page of another test would make React listen sooner.
  const $name = atom('')
  await new Promise<void>(resolve => {
    const onDrawn = () => {
      spendTime()
      queueMicrotask(() => {
        type('J')
        type('o')
        resolve()
      })
    }
    const form = <Form $name={$name} onDrawn={onDrawn} />
    document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`
    mountIsland(form, () => {})
  })
  expect(input().value).toBe($name.get())
  return $name.get()
}

afterEach(() => {
  window.early = undefined
  document.body.innerHTML = ''
})

test('a field of the html keeps all that is typed while the page comes alive', async () => {
  expect(await typeOnceDrawn()).toBe('Jo')
})

test('a field that is drawn anew keeps all that is typed into it', async () => {
  window.early = { url: '', body: undefined, response: Promise.resolve(new Response()) }
  expect(await typeOnceDrawn()).toBe('Jo')
})

const answered = () => {
  window.early = { url: '', body: undefined, response: Promise.resolve(new Response()) }
}

function mountOver(view: ReactNode): Promise<void> {
  document.body.innerHTML = `<div id="root">${renderToString(view)}</div>`
  return new Promise(resolve => mountIsland(<Drawn onDrawn={resolve}>{view}</Drawn>, () => {}))
}

interface DrawnProps {
  onDrawn: () => void
  children: ReactNode
}

function Drawn({ onDrawn, children }: DrawnProps) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}

test('a text that is typed into the html stays where it is, though the answer is there', async () => {
  answered()
  const drawn = mountOver(<textarea />)
  const early = document.querySelector('textarea')
  if (early) early.value = 'My name'
  early?.focus()
  await drawn
  expect(document.activeElement).toBe(early)
  expect(early?.value).toBe('My name')
})

test('a fold that is opened in the html is open when it is drawn anew, and has the focus', async () => {
  answered()
  const folds = ['Offices', 'Hours'].map(name => (
    <details key={name}>
      <summary tabIndex={0}>{name}</summary>
    </details>
  ))
  const drawn = mountOver(folds)
  const [, early] = document.querySelectorAll('details')
  early?.querySelector('summary')?.focus()
  early?.setAttribute('open', '')
  await drawn
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Hours'))
  expect(early?.isConnected).toBe(false)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})

import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
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

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { $isFileOver, holdPageUnderFiles } from '../../../pages/templates/file-drag.ts'

let letGo = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  letGo = holdPageUnderFiles()
})

afterEach(() => {
  letGo()
  vi.useRealTimers()
  $isFileOver.set(false)
})

interface Drag {
  dataTransfer: { types: string[]; dropEffect: string } | null
}

/** A drag as the browser reports it: what the page does with it, and which pointer it wishes for. */
function drag(type: 'dragover' | 'drop', types: string[] | null = ['Files']) {
  const dataTransfer = types && { types, dropEffect: 'copy' }
  const event: Event & Drag = Object.assign(new Event(type, { cancelable: true }), { dataTransfer })
  dispatchEvent(event)
  return { isHeld: event.defaultPrevented, effect: event.dataTransfer?.dropEffect }
}

test('a file over the page is held and shows its place; dropped beside it, it opens nothing', () => {
  expect($isFileOver.get()).toBe(false)
  expect(drag('dragover')).toEqual({ isHeld: true, effect: 'none' })
  expect($isFileOver.get()).toBe(true)
  expect(drag('drop')).toEqual({ isHeld: true, effect: 'none' })
  expect($isFileOver.get()).toBe(false)
})

test('a file that a place has taken is left to it', () => {
  const take = (event: Event) => event.preventDefault()
  addEventListener('dragover', take, { capture: true })
  onTestFinished(() => removeEventListener('dragover', take, { capture: true }))
  expect(drag('dragover')).toEqual({ isHeld: true, effect: 'copy' })
  expect($isFileOver.get()).toBe(true)
})

test.each([[['text/plain']], [[]]])('a drag with %j is no file’s', types => {
  expect(drag('dragover', types)).toEqual({ isHeld: false, effect: 'copy' })
  expect(drag('drop', types)).toEqual({ isHeld: false, effect: 'copy' })
  expect($isFileOver.get()).toBe(false)
})

test('a drag without any data is none either', () => {
  expect(drag('dragover', null).isHeld).toBe(false)
  expect($isFileOver.get()).toBe(false)
})

test('a file that leaves the window is gone half a second later, and no sooner', () => {
  drag('dragover')
  vi.advanceTimersByTime(400)
  drag('dragover')
  vi.advanceTimersByTime(400)
  expect($isFileOver.get()).toBe(true)
  vi.advanceTimersByTime(100)
  expect($isFileOver.get()).toBe(false)
})

test('a page that is left holds nothing more', () => {
  drag('dragover')
  letGo()
  expect(vi.getTimerCount()).toBe(0)
  $isFileOver.set(false)
  expect(drag('dragover')).toEqual({ isHeld: false, effect: 'copy' })
  expect(drag('drop')).toEqual({ isHeld: false, effect: 'copy' })
  expect($isFileOver.get()).toBe(false)
})

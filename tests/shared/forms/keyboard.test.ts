import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $keyboardOpen, watchKeyboard } from '../../../shared/forms/keyboard.ts'

const input = document.createElement('input')
const button = document.createElement('button')
let stop = () => {}

class Viewport extends EventTarget {
  height = 740
  scale = 1
}

function setWindow(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  dispatchEvent(new Event('resize'))
}

function shrink(viewport: Viewport, height: number, scale = 1): void {
  Object.assign(viewport, { height, scale })
  viewport.dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  document.body.append(input, button)
  setWindow(360, 740)
})

afterEach(() => {
  stop()
  input.remove()
  button.remove()
  vi.unstubAllGlobals()
  $keyboardOpen.set(false)
})

function watchWith(viewport: Viewport | undefined): void {
  vi.stubGlobal('visualViewport', viewport)
  stop = watchKeyboard()
}

test.each([
  [680, false],
  [679, true]
])('a keyboard that leaves %i of 740 pixels is open: %s', (height, open) => {
  const viewport = new Viewport()
  watchWith(viewport)
  input.focus()
  shrink(viewport, height)
  expect($keyboardOpen.get()).toBe(open)
  shrink(viewport, 740)
  expect($keyboardOpen.get()).toBe(false)
})

test('zooming in is no keyboard', () => {
  const viewport = new Viewport()
  watchWith(viewport)
  input.focus()
  shrink(viewport, 370, 2)
  expect($keyboardOpen.get()).toBe(false)
})

test('in an older webview the window’s height tells', () => {
  watchWith(undefined)
  input.focus()
  setWindow(360, 400)
  expect($keyboardOpen.get()).toBe(true)
})

test('the keyboard is over when the input is left, and a button does not open it', () => {
  const viewport = new Viewport()
  watchWith(viewport)
  input.focus()
  shrink(viewport, 400)
  expect($keyboardOpen.get()).toBe(true)
  button.focus()
  expect($keyboardOpen.get()).toBe(false)
  input.focus()
  expect($keyboardOpen.get()).toBe(true)
})

test('turning the phone is no keyboard', () => {
  watchWith(undefined)
  input.focus()
  setWindow(740, 360)
  expect($keyboardOpen.get()).toBe(false)
})

test('leaving the input for nothing ends it', () => {
  const viewport = new Viewport()
  watchWith(viewport)
  input.focus()
  shrink(viewport, 400)
  input.blur()
  expect($keyboardOpen.get()).toBe(false)
})

test('a watcher that has stopped hears nothing more of viewport, window or input', () => {
  const viewport = new Viewport()
  watchWith(viewport)
  stop()
  Object.assign(viewport, { height: 400 })
  input.focus()
  shrink(viewport, 400)
  setWindow(360, 740)
  expect($keyboardOpen.get()).toBe(false)
  stop = watchKeyboard()
  expect($keyboardOpen.get()).toBe(true)
  stop()
  input.blur()
  shrink(viewport, 740)
  setWindow(360, 740)
  expect($keyboardOpen.get()).toBe(true)
})

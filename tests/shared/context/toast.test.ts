// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $toast, showLoading, showToast } from '../../../shared/context/toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  $toast.set(undefined)
})

describe('a toast', () => {
  test('hides by itself after three seconds', () => {
    showToast('Saved')
    vi.advanceTimersByTime(2999)
    expect($toast.get()).toEqual({ text: 'Saved', loading: false })
    vi.advanceTimersByTime(1)
    expect($toast.get()).toBeUndefined()
  })

  test.each([0, 1, 300, -5, Number.NaN])('of %s ms is not shown', duration => {
    showToast('Saved', duration)
    expect($toast.get()).toBeUndefined()
  })

  test('of 301 ms is shown', () => {
    showToast('Saved', 301)
    expect($toast.get()?.text).toBe('Saved')
  })

  test('without a text is not shown', () => {
    showToast('')
    expect($toast.get()).toBeUndefined()
  })

  test('takes the place of the one before, with its own time', () => {
    showToast('First')
    vi.advanceTimersByTime(2000)
    showToast('Second')
    vi.advanceTimersByTime(2000)
    expect($toast.get()?.text).toBe('Second')
  })
})

describe('a loading toast', () => {
  test('stays until it is hidden', () => {
    const hide = showLoading('loading...')
    vi.advanceTimersByTime(59_000)
    expect($toast.get()).toEqual({ text: 'loading...', loading: true })
    hide()
    expect($toast.get()).toBeUndefined()
  })

  test('hides only itself', () => {
    const hide = showLoading('loading...')
    showToast('Failed')
    hide()
    expect($toast.get()?.text).toBe('Failed')
  })

  test('is not hidden by the end of a toast before it', () => {
    showToast('Saved')
    showLoading('loading...')
    vi.advanceTimersByTime(5000)
    expect($toast.get()?.text).toBe('loading...')
  })
})

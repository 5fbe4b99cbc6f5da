// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { startTransition } from '../../../shared/lib/preact.ts'
import { runtimeAlias } from '../../../shared/vite/runtime.ts'

test('React stands for itself', () => {
  expect(runtimeAlias('react')).toEqual({})
})

test('preact stands for all that we import of React, the narrower names first', () => {
  expect(Object.entries(runtimeAlias('preact'))).toEqual([
    ['react/jsx-runtime', 'preact/jsx-runtime'],
    ['react-dom/client', 'preact/compat/client'],
    ['react-dom', 'preact/compat'],
    ['react', expect.stringMatching(/\/shared\/lib\/preact\.ts$/)]
  ])
})

test('another runtime is refused by its name', () => {
  expect(() => runtimeAlias('vue')).toThrow('RUNTIME=vue: it is react or preact')
})

test('preact renders in a task of its own', () => {
  vi.useFakeTimers()
  const render = vi.fn()
  startTransition(render)
  expect(render).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(render).toHaveBeenCalledOnce()
})

import { act } from 'react'
import { expect, test } from 'vitest'
import { Stars } from '../../../shared/ui/stars/stars.tsx'
import { prepareRoot } from '../../setup/react-root.ts'

test('without a star the question stands out and the first star has the focus, each time', async () => {
  const { host, root } = prepareRoot()
  const draw = (misses: number, value = 0) =>
    act(() =>
      root.render(<Stars label="Tap a star" value={value} misses={misses} onChange={() => {}} />)
    )
  const firstOf = () => host.querySelector('input')
  const isInvalid = () => host.querySelector('[role=radiogroup]')?.getAttribute('aria-invalid')
  await draw(0)
  expect(isInvalid()).toBeNull()
  expect(document.activeElement).not.toBe(firstOf())
  for (const misses of [1, 2]) {
    await draw(misses)
    expect(document.activeElement).toBe(firstOf())
    expect(isInvalid()).toBe('true')
    firstOf()?.blur()
  }
  await draw(2, 4)
  expect(host.querySelector('.is-missing')).toBeNull()
  expect(isInvalid()).toBeNull()
  expect(document.activeElement).not.toBe(firstOf())
})

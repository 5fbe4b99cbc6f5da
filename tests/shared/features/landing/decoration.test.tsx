import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Decoration } from '../../../../shared/features/landing/decoration.tsx'
import { prepareRoot } from '../../../setup/react-root.ts'

const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320)

async function show(): Promise<HTMLElement> {
  const { host, root } = prepareRoot()
  await act(() => root.render(<Decoration source="/landing/path.svg" className="hero_image" />))
  return host
}

test('a decoration is a picture that screen readers leave out', async () => {
  const host = await show()
  expect(host.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(host.querySelector('svg')).toBeNull()
})

test('a decoration that does not load is removed from its box', async () => {
  const host = await show()
  await act(() => host.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(host.querySelector('img')).toBeNull()
  expect(host.querySelector('svg')?.getAttribute('class')).toBe('hero_image')
})

test('a decoration that had failed before the page was there is removed, too', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  width.mockReturnValue(0)
  expect((await show()).querySelector('img')).toBeNull()
  width.mockReturnValue(320)
  expect((await show()).querySelector('img')).not.toBeNull()
})

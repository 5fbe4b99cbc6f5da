import { act } from 'react'
import { expect, test } from 'vitest'
import { Qr } from '../../../shared/ui/qr/qr.tsx'
import { drawQr } from '../../../shared/ui/qr/qr-path.ts'
import { prepareRoot } from '../../setup/react-root.ts'

async function show(text: string): Promise<HTMLElement> {
  const { host, root } = prepareRoot()
  await act(() => root.render(<Qr text={text} label="Open on your phone" />))
  await act(() => drawQr(text).catch(() => undefined))
  return host
}

test('a code is drawn with its quiet zone and its three finder patterns', async () => {
  const { size, path } = await drawQr('https://loans.example/landing.html')
  expect(size).toBe(29 + 8)
  // The top row of each upper finder pattern is seven modules long.
  expect(path).toMatch(/^M4 4h7v1h-7z/)
  expect(path).toContain(`M${size - 4 - 7} 4h7v1h-7z`)
})

test('a code shows as a picture with a name', async () => {
  const host = await show('https://loans.example/')
  const picture = host.querySelector('[role=img]')
  expect(picture?.getAttribute('aria-label')).toBe('Open on your phone')
  expect(picture?.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7/)
  // The white is drawn: a phone that darkens pages paints over a style's.
  const white = picture?.querySelector('rect')
  const [, , width, height] = picture?.getAttribute('viewBox')?.split(' ') ?? []
  expect(white?.getAttribute('fill')).toBe('#fff')
  expect([white?.getAttribute('width'), white?.getAttribute('height')]).toEqual([width, height])
})

test('a text too long for a code shows as text', async () => {
  const text = 'x'.repeat(3000)
  expect((await show(text)).textContent).toBe(text)
})

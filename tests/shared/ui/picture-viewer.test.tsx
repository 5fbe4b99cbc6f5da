import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PictureViewer } from '../../../shared/ui/picture-viewer/picture-viewer.tsx'
import { prepareRoot } from '../../setup/react-root.ts'

function View() {
  const [open, setOpen] = useState(true)
  const source = 'https://pictures.example/1.jpg'
  return open ? (
    <PictureViewer source={source} title="Photo 1 of 2" onClose={() => setOpen(false)} />
  ) : (
    <p>the page</p>
  )
}

async function show() {
  const { host, root } = prepareRoot()
  await act(() => root.render(<View />))
  expect(host.querySelector('dialog[open]')).not.toBeNull()
  return host
}

beforeEach(() => history.replaceState(null, ''))

test('a picture shows over the whole screen, with its title', async () => {
  const host = await show()
  const image = host.querySelector('dialog img')
  expect(image?.getAttribute('src')).toBe('https://pictures.example/1.jpg')
  expect(image?.getAttribute('alt')).toBe('Photo 1 of 2')
})

test.each([
  ['a tap', (host: Element) => host.querySelector('img')?.click()],
  ['its icon', (host: Element) => host.querySelector('button')?.click()],
  [
    'Escape',
    (host: Element) =>
      host.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  ],
  ['the way back', () => window.dispatchEvent(new PopStateEvent('popstate'))]
])('%s closes it', async (_how, close) => {
  const host = await show()
  await act(() => close(host))
  expect(host.textContent).toBe('the page')
})

test('closing removes its own entry from the history, unless going back has removed it', async () => {
  const back = vi.spyOn(history, 'back')
  const tapped = await show()
  expect(history.state).toEqual({ covered: true })
  await act(() => tapped.querySelector('img')?.click())
  expect(back).toHaveBeenCalledTimes(1)
  history.replaceState(null, '')
  const left = await show()
  history.replaceState(null, '')
  await act(() => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(left.textContent).toBe('the page')
  expect(back).toHaveBeenCalledTimes(1)
})

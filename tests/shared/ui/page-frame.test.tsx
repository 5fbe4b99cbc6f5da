import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PageFrame } from '../../../shared/ui/page-frame/page-frame.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Broken(): never {
  throw new Error('broken')
}

const sound = <p>The loan</p>

test.each([
  ['hero', <Broken key="hero" />, sound],
  ['content', sound, <Broken key="content" />]
])('a %s that breaks says so, and the rest of the page stands', async (_what, hero, content) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host, { onCaughtError: () => {} })
  onTestFinished(() => act(() => root.unmount()))
  await act(() =>
    root.render(
      <PageFrame title="Order Details" hero={hero}>
        {content}
      </PageFrame>
    )
  )
  expect(host.textContent).toContain('Order Details')
  expect(host.textContent).toContain('The loan')
  expect(host.querySelector('.error-state button')?.textContent).toBe('Try again')
})

test('presses the button that was pressed before it was there, once', async () => {
  const { dataset } = document.documentElement
  const pressed: string[] = []
  const way = (name: string) => (
    <button type="button" onClick={() => pressed.push(name)}>
      {name}
    </button>
  )
  dataset.tapped = 'Call'
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => act(() => root.unmount()))
  await act(() =>
    root.render(
      <PageFrame title="Help">
        {way('Chat')}
        {way('Call')}
      </PageFrame>
    )
  )
  await vi.waitFor(() => expect(pressed).toEqual(['Call']))
  delete dataset.tapped
  delete dataset.ready
})

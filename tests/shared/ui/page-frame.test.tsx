import { act, createElement, Fragment } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pageMessages } from '#messages/page.ts'
import { endSession, renewSession } from '../../../shared/context/session-end.ts'
import { PageFrame } from '../../../shared/ui/page-frame/page-frame.tsx'
import { SessionDialog } from '../../../shared/ui/page-frame/session-dialog.tsx'
import { actUntil, prepareRoot } from '../../setup/react-root.ts'

function Broken(): never {
  throw new Error('broken')
}

const sound = <p>The loan</p>

test.each([
  ['hero', <Broken key="hero" />, sound],
  ['content', sound, <Broken key="content" />]
])('a %s that breaks says so, and the rest of the page stands', async (_what, hero, content) => {
  const { host, root } = prepareRoot({ onCaughtError: () => {} })
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

test('a button that looks pressed since before the page was there does so no longer', async () => {
  const early = document.body.appendChild(document.createElement('button'))
  early.setAttribute('aria-busy', 'true')
  onTestFinished(() => {
    early.remove()
    delete document.documentElement.dataset.ready
  })
  const { root } = prepareRoot()
  await act(() => root.render(<PageFrame title="Loan">{sound}</PageFrame>))
  expect(early.hasAttribute('aria-busy')).toBe(false)
})

test('a tap on a button that was off before the page was there is answered', async () => {
  document.documentElement.dataset.why = 'Please wait a moment.'
  onTestFinished(() => void delete document.documentElement.dataset.ready)
  const { host, root } = prepareRoot()
  await act(() => root.render(<PageFrame title="Loan">{sound}</PageFrame>))
  expect(host.querySelector('[role=status]')?.textContent).toBe('Please wait a moment.')
  expect(document.documentElement.dataset.why).toBeUndefined()
})

/** A known user finds them again. */
function promiseDrafts(): void {
  history.replaceState(null, '', '?userKey=ana')
  onTestFinished(() => history.replaceState(null, '', '?'))
}

test.each([
  ['nothing of', sound, false],
  [
    'where to find',
    <form key="form">
      <input name="text" />
    </form>,
    true
  ],
  ['nothing, where a form has no fields, of', <form key="form" />, false]
])('a session that ends says %s what was entered', async (_what, content, isPromised) => {
  promiseDrafts()
  onTestFinished(renewSession)
  const { host, root } = prepareRoot()
  await act(() => root.render(<PageFrame title="Loan">{content}</PageFrame>))
  await act(async () => endSession())
  await actUntil(() => host.querySelector('dialog') !== null)
  expect(host.textContent).toContain(pageMessages.loginText)
  expect(host.textContent.includes(pageMessages.loginEntries)).toBe(isPromised)
})

test('nothing is promised where the next session is a stranger’s', async () => {
  onTestFinished(renewSession)
  const { host, root } = prepareRoot()
  const form = (
    <form>
      <input name="text" />
    </form>
  )
  await act(() => root.render(<PageFrame title="Loan">{form}</PageFrame>))
  await act(async () => endSession())
  await actUntil(() => host.querySelector('dialog') !== null)
  expect(host.textContent).toContain(pageMessages.loginText)
  expect(host.textContent).not.toContain(pageMessages.loginEntries)
})

test('a form that is gone before the dialog comes is not forgotten', async () => {
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = '<input name="text">'
  promiseDrafts()
  onTestFinished(renewSession)
  const { host, root } = prepareRoot()
  endSession()
  form.remove()
  endSession()
  await act(() => root.render(<SessionDialog onClose={() => {}} />))
  expect(host.textContent).toContain(pageMessages.loginEntries)
})

describe('a button that was pressed before it was there', () => {
  async function pressedAmong(names: string[], isOffAtFirst = false): Promise<string[]> {
    const pressed: string[] = []
    const note = (name: string) => {
      const hasFocus = document.activeElement?.textContent === name
      pressed.push(hasFocus ? name : `${name} without the focus`)
    }
    document.documentElement.dataset.tapped = 'Call'
    onTestFinished(() => {
      for (const name of ['tapped', 'ready']) delete document.documentElement.dataset[name]
    })
    const { root } = prepareRoot()
    const contentOf = (isOff: boolean) => {
      const onClick = (name: string) => (isOff ? undefined : () => note(name))
      const buttons = names.map(name =>
        createElement(
          'button',
          { type: 'button', 'aria-disabled': isOff, onClick: onClick(name) },
          name
        )
      )
      return createElement(Fragment, null, ...buttons)
    }
    // The second one is a frame made anew, as when a page's first content comes.
    for (const frame of ['waiting', 'ready']) {
      await act(() =>
        root.render(
          <PageFrame key={frame} title="Help">
            {contentOf(isOffAtFirst && frame === 'waiting')}
          </PageFrame>
        )
      )
      await new Promise(done => setTimeout(done, 20))
    }
    return pressed
  }

  test('is pressed once, and has the focus', async () => {
    expect(await pressedAmong(['Chat', 'Call'])).toEqual(['Call'])
  })

  test('is pressed once the page has what it waited for', async () => {
    expect(await pressedAmong(['Chat', 'Call'], true)).toEqual(['Call'])
  })

  test('is not pressed where two have its name', async () => {
    expect(await pressedAmong(['Call', 'Chat', 'Call'])).toEqual([])
  })

  test('is not pressed where it is gone', async () => {
    expect(await pressedAmong(['Chat'])).toEqual([])
  })
})

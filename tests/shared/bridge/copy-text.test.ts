import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyText } from '../../../shared/bridge/copy-text.ts'

/** The text that the old way finds selected, and where it stands. */
let copied: { text: string; within: string }[] = []

function stubCommand(works: boolean | (() => never)): void {
  const execCommand = (name: string) => {
    const area = document.querySelector('textarea')
    if (name === 'copy' && area) {
      // Out of sight and without a keyboard, or the page would jump.
      const { position, opacity, top, left } = area.style
      expect([area.readOnly, position, opacity, top, left]).toEqual([
        true,
        'fixed',
        '0',
        '0px',
        '0px'
      ])
      const text = area.value.slice(area.selectionStart, area.selectionEnd)
      copied.push({ text, within: area.parentElement?.tagName ?? '' })
    }
    return typeof works === 'function' ? works() : works
  }
  Object.assign(document, { execCommand })
}

function focusSelf(this: HTMLTextAreaElement): void {
  this.focus()
}

beforeEach(() => {
  copied = []
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a text is copied by the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  stubCommand(true)
  expect(await copyText('MP1234')).toBe(true)
  expect(writeText.mock.calls).toEqual([['MP1234']])
  expect(copied).toEqual([])
})

describe('without a clipboard that takes it', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {
      clipboard: { writeText: () => Promise.reject(new Error('denied')) }
    })
  })

  test.each([true, false])('the old way says whether it worked: %s', async works => {
    stubCommand(works)
    expect(await copyText('MP1234')).toBe(works)
    expect(copied).toEqual([{ text: 'MP1234', within: 'BODY' }])
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('the focus stays on the button that copies', async () => {
    document.body.innerHTML = '<button>Copy</button>'
    const button = document.querySelector('button')
    button?.focus()
    stubCommand(true)
    // As browsers do.
    vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(focusSelf)
    await copyText('MP1234')
    vi.restoreAllMocks()
    expect(document.activeElement).toBe(button)
  })

  test('a dialog’s own content is selected where one is open', async () => {
    document.body.innerHTML = '<dialog></dialog><dialog open></dialog>'
    stubCommand(true)
    await copyText('MP1234')
    expect(copied).toEqual([{ text: 'MP1234', within: 'DIALOG' }])
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('nothing is copied where the old way throws', async () => {
    stubCommand(() => {
      throw new Error('refused')
    })
    expect(await copyText('MP1234')).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })
})

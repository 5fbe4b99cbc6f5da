/** A page as somebody sees it. */
export interface Look {
  /** `blank` is neither content, nor a wait, nor a word on what went wrong. */
  state: 'blank' | 'loading' | 'failed' | 'stuck' | 'content'
  /** The texts that can be read. */
  text: string
  /** Whether everything of the page has come, by the engine's own word. */
  readyState: DocumentReadyState
  title: string
  path: string
  dialog: string
  toast: string
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

export function find(selector: string, root: ParentNode = document): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find(isShown)
}

function stateOf(text: string): Look['state'] {
  const { island, ready } = document.documentElement.dataset
  if (find('#stuck')) return 'stuck'
  // Until React has taken over, what one sees does not answer taps.
  if (island !== undefined && ready === undefined) return 'loading'
  const failed = find('.error-state')
  if (failed) return find('button, a', failed) ? 'failed' : 'blank'
  if (find('.skeleton, [aria-busy=true]')) return 'loading'
  // A page of text may be short; an island shows more than its frame, also in Chinese.
  const least = island === undefined ? 0 : 10
  return text.replace(/\s+/g, '').length > least ? 'content' : 'blank'
}

export function describeState(): Look {
  const { body, readyState } = document
  // The page around an island, the choice of a language and the lender's name, is no content.
  const isIsland = document.documentElement.dataset.island !== undefined
  const content = find('main') ?? (isIsland ? find('#root') : body)
  const text = content?.innerText ?? ''
  return {
    state: readyState === 'loading' ? 'loading' : stateOf(text),
    text,
    readyState,
    title: document.title,
    path: location.pathname,
    dialog: find('dialog[open]')?.innerText ?? '',
    toast: find('.toast')?.innerText ?? ''
  }
}

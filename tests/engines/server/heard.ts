const heard = new Set<string>()

/** Words that only say that something is on its way. */
const waiting = /^(?:[\w\s]+\.\.\.|加载中…)$/

/**
 * The elements that screen readers say without being asked, besides the title with the focus and the error of
 * the field with it.
 */
const spoken = '[role=status], [role=alert], [aria-live], dialog[open]'

function listen(): void {
  for (const { textContent } of document.querySelectorAll(spoken)) {
    // A countdown says nothing new.
    const text = textContent.replace(/\d+/g, '')
    if (text && !waiting.test(text)) heard.add(text)
  }
  const focused = document.activeElement
  // A title that the page itself has moved the focus to.
  if (focused?.matches('h2[tabindex="-1"]')) heard.add(focused.textContent)
  const described = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  for (const id of described.filter(each => each.endsWith('-error'))) {
    heard.add(document.getElementById(id)?.textContent ?? '')
  }
}

/** Notes what toasts, alerts and dialogs say, however short a time they stand. */
export function startListening(): void {
  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true
  })
  document.addEventListener('focusin', listen)
}

export function hear(): string[] {
  // A window in the background gets no event of its focus.
  listen()
  return [...heard]
}

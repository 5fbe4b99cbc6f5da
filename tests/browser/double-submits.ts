import type { Locator } from 'playwright-core'

/** The ways in which one wish becomes two clicks. Each leaves the answer to come. */
export const doubleSubmits: Record<string, (button: Locator) => Promise<void>> = {
  'two clicks in one task': button =>
    button.evaluate(element => {
      if (!(element instanceof HTMLElement)) throw new Error('no element to click')
      element.click()
      element.click()
    }),
  'a real double click': async button => {
    // A dialog takes no taps in the moment in which it opens.
    await button.click({ trial: true })
    await button.dblclick({ force: true, noWaitAfter: true })
  },
  'Enter and a click': async button => {
    await button.focus()
    await button.press('Enter', { noWaitAfter: true })
    await button.click({ force: true, noWaitAfter: true, timeout: 1000 }).catch(() => {
      // The page may have been left by then.
    })
  }
}

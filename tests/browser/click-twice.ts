import type { Locator } from 'playwright-core'

/** Two clicks in one task. The engines press each write in further ways (`tests/engines/once.test.ts`). */
export function clickTwice(button: Locator): Promise<void> {
  return button.evaluate(element => {
    if (!(element instanceof HTMLElement)) throw new Error('no element to click')
    element.click()
    element.click()
  })
}

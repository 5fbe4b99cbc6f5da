import type { Page } from 'playwright-core'

/** No script of an island arrives before the answer is called. */
export async function holdScripts({ page }: { page: Page }): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  return letGo
}

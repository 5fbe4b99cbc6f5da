import type { Page } from 'playwright-core'

/** Holds requests back until the function is called that it returns. */
export async function holdRequests(
  { page }: { page: Page },
  address: string | RegExp
): Promise<() => void> {
  let letGo = () => {}
  const going = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    await going
    await route.continue()
  })
  return letGo
}

/** The page is its html alone meanwhile. */
export const holdScripts = (fixture: { page: Page }) => holdRequests(fixture, '**/assets/*.js')

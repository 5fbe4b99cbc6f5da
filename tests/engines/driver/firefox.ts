import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { type Engine, phone, type Settings, type Tab } from './driver.ts'
import { findProgram } from './packages.ts'

/**
 * After Escape has closed the picture of `repay-guide.html`, Enter clicks no button any more in that
 * tab, whatever it shows; a tab of its own for each visit with a keyboard keeps visits apart.
 */
function createTab(page: Page): Tab {
  return {
    open: async address => {
      await page.evaluate(url => location.assign(url), address)
    },
    run: (work, input) => page.evaluate(work as never, input as never),
    click: ({ x, y }, times = 1) => page.mouse.click(x, y, { count: times }),
    press: key => page.keyboard.press(key === 'Space' ? ' ' : key),
    resize: size => page.setViewport(size),
    beside: async () => newTab(page.browserContext()),
    close: () => page.close(),
    discard: () => page.browserContext().close()
  }
}

/** A window each: in a tab behind another Firefox draws less and less, and measures nothing. */
async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage({ type: 'window' })
  await page.setViewport(phone)
  return createTab(page)
}

function preferencesOf({ reducedMotion, forcedColours, scriptsOff }: Settings) {
  return {
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'browser.display.document_color_use': forcedColours ? 2 : 1,
    'javascript.enabled': !scriptsOff,
    // By itself Firefox keeps eight pages for the way back, of all windows together.
    'browser.sessionhistory.max_total_viewers': 40
  }
}

export async function startFirefox(settings: Settings = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findProgram('firefox'),
    extraPrefsFirefox: preferencesOf(settings)
  })
  return {
    name: 'firefox',
    newTab: async () => newTab(await browser.createBrowserContext()),
    close: () => browser.close()
  }
}

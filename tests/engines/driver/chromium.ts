import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium, findHeadlessShell } from '../../../shared/tools/find-chromium.ts'
import { browserArgs } from '../../browser/harness.ts'
import { type Engine, phone, type Settings, type Tab } from './driver.ts'

function createTab(page: Page): Tab {
  const open = (address: string) => page.goto(address, { waitUntil: 'commit' })
  return {
    open: async address => {
      await open(address).catch(error => {
        const [, other] = /interrupted by another navigation to "(.+)"/.exec(error.message) ?? []
        if (!other) throw error
        // Chromium may start one over by itself, soon after its own start: that one is on its way.
        // Anything else is what the page before was about to open, and came in between.
        return other === address ? undefined : open(address)
      })
    },
    run: (work, input) => page.evaluate(work as never, input as never),
    click: ({ x, y }, times = 1) => page.mouse.click(x, y, { clickCount: times }),
    press: key => page.keyboard.press(key),
    resize: size => page.setViewportSize(size),
    beside: async () => createTab(await page.context().newPage()),
    close: () => page.close()
  }
}

async function newPage(browser: Browser, settings: Settings): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: !settings.scriptsOff,
    reducedMotion: settings.reducedMotion ? 'reduce' : null,
    forcedColors: settings.forcedColours ? 'active' : null
  })
  return context.newPage()
}

export async function startChromium(settings: Settings = {}): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: settings.pageCache ? findChromium() : findHeadlessShell(),
    args: browserArgs,
    // Playwright switches it off, and with it what borrowers' browsers do on the way back.
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  })
  return {
    name: 'chromium',
    newTab: async () => createTab(await newPage(browser, settings)),
    close: () => browser.close()
  }
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, inject, test as plain } from 'vitest'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { filmOf, photoOf } from './fake-camera.ts'
import { browserArgs, scriptsWith, shareBrowser, test } from './harness.ts'
import { type TestFile, testFile } from './make-files.ts'
import { signedLetter } from './signed-letter.ts'

shareBrowser()

const signed = async () => `${inject('origin')}/verify.html#${await signedLetter(inject('origin'))}`

/** A picture of 20 MB takes a busy machine its time. */
const patience = { timeout: 30_000 }

const choose = (page: Page, file: string | TestFile) =>
  page.getByLabel('Use a photo').setInputFiles(file, patience)

const png = (buffer: Buffer) => testFile('code.png', buffer)

describe('a photo of a code', { timeout: 90_000 }, () => {
  test('is read on the phone alone, 20 MB of it too', async ({ borrower: { page } }) => {
    await page.goto('/verify.html')
    const requests: string[] = []
    page.on('request', request => requests.push(`${request.method()} ${request.url()}`))
    const photo = photoOf(await signed(), 2400)
    expect(photo.length).toBeGreaterThan(20_000_000)
    // From the disk: sent through the test it takes as long as a test may.
    const file = join(temporaryFolder('photo'), 'code.png')
    writeFileSync(file, photo)
    await choose(page, file)
    await page.getByRole('heading', { name: /^Signed by/ }).waitFor(patience)
    const assets = new RegExp(`^GET (${inject('origin')}/assets/[\\w-]+\\.js|blob:.*)$`)
    expect(requests.filter(each => !assets.test(each))).toEqual([])
    // Its decoder is here now: the next one needs no network.
    await page.context().setOffline(true)
    await choose(page, png(photoOf('https://www.sample-pes0.example/pay', 600)))
    await page.getByRole('heading', { name: 'This is not ours: it only looks like ours' }).waitFor()
    await page.getByText('What it says: https://www.sample-pes0.example/pay').waitFor()
  })

  test('has a clear word where there is no code, no picture, or no decoder', async ({
    borrower: { page, expectTrouble }
  }) => {
    await page.goto('/verify.html')
    await choose(page, testFile('broken.png', Buffer.from('no picture at all')))
    await page.getByText('This photo could not be read.').waitFor()
    expectTrouble(/Failed to load resource/)
    const decoder = scriptsWith('inversionAttempts')
    await page.route(decoder, route => route.abort())
    await choose(page, png(photoOf('x', 600)))
    await page.getByText('We could not load the code reader.').waitFor()
    await page.unroute(decoder)
    await choose(page, png(PNG.sync.write(new PNG({ width: 300, height: 300 }))))
    await page.getByText('We found no code in this photo.').waitFor()
  })
})

describe('a code before the camera', { timeout: 90_000 }, () => {
  const browsers: Browser[] = []
  afterAll(() => Promise.all(browsers.map(each => each.close())))

  async function openWith(film: string | undefined, isAllowed: boolean): Promise<Page> {
    const camera = film
      ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
      : []
    const browser = await chromium.launch({
      // The light one has no camera.
      executablePath: inject('chromium'),
      args: [...browserArgs, ...camera]
    })
    browsers.push(browser)
    const context = await browser.newContext({ baseURL: inject('origin') })
    if (isAllowed) await context.grantPermissions(['camera'])
    const page = await context.newPage()
    await page.goto('/verify.html')
    return page
  }

  const scan = (page: Page) => page.getByRole('button', { name: 'Scan a code' }).click()
  const video = (page: Page) => page.locator('#scanner-video')

  plain('is read, leaves the phone in no request, and the camera goes out', async () => {
    const page = await openWith(filmOf(await signed()), true)
    const requests: string[] = []
    page.on('request', request => requests.push(`${request.method()} ${request.url()}`))
    await scan(page)
    await page.getByRole('heading', { name: /^Signed by/ }).waitFor()
    // The icon is the tab's own.
    const assets = new RegExp(`^GET ${inject('origin')}/(assets/[\\w-]+\\.js|icons/icon\\.svg)$`)
    expect(requests.filter(each => !assets.test(each))).toEqual([])
    expect(await video(page).isVisible()).toBe(false)
    expect(await video(page).evaluate(each => (each as HTMLVideoElement).srcObject)).toBeNull()
  })

  plain('is the main thing to do after a part of one', async () => {
    const page = await openWith(filmOf(await signed()), true)
    await page.goto('/verify.html#eyJ0')
    const card = page.locator('[data-verdict=cut]')
    await card.getByRole('button', { name: 'Scan a code' }).click()
    await page.getByRole('heading', { name: /^Signed by/ }).waitFor()
    const main = page.locator('.button.is-primary')
    expect(await main.allInnerTexts()).toEqual(['Check'])
  })

  plain('of something else is said to be none of ours, with what it says', async () => {
    const page = await openWith(filmOf('WIFI:S:cafe;T:WPA;P:secret;;'), true)
    await scan(page)
    await page.getByRole('heading', { name: 'We do not know this' }).waitFor()
    await page.getByText('What it says: WIFI:S:cafe').waitFor()
  })

  plain('is looked for until somebody stops, or leaves the page', async () => {
    const page = await openWith(filmOf(''), true)
    await scan(page)
    await expect
      .poll(() => video(page).evaluate(each => (each as HTMLVideoElement).videoWidth), patience)
      .toBe(640)
    await page.getByRole('button', { name: 'Stop' }).click()
    await video(page).waitFor({ state: 'hidden' })
  })

  plain('cannot be seen where the camera is refused, or where there is none', async () => {
    const refused = await openWith(filmOf('x'), false)
    await scan(refused)
    await refused.getByText('The camera is not allowed here.').waitFor()
    const none = await openWith(undefined, true)
    await scan(none)
    await none.getByText('The camera does not work here.').waitFor()
  })
})

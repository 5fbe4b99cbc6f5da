import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readPhotoHeader } from '../../shared/features/photos/photo-header.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { accessibilityViolations, shareBrowser, test } from './harness.ts'
import { drawnFile, heicFile, type TestFile, testFile, withLocation } from './make-files.ts'

shareBrowser()

const upload = '/v3/user-problem/upload-problem-img'
const save = '/v3/user-problem/problem-save'
const megabyte = 1_000_000

const choose = (page: Page, files: TestFile[] | string[]) =>
  page.locator('input[type=file]').setInputFiles(files as TestFile[])

const uploaded = (page: Page) => page.getByRole('button', { name: /^Photo \d$/ })

/** A tapped button that goes away gives the focus to the element of this class. */
const focusedPlace = (page: Page) => page.evaluate(() => document.activeElement?.className)

/** A file of this size where the browser reads it itself: 40 MB are too many for a message. */
async function onDisk(name: string, content: Buffer): Promise<string> {
  const folder = temporaryFolder('photos')
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Sends the complaint and answers its photos as the server keeps them. */
async function sentPhotos(page: Page, calls: () => { body: Record<string, string> }[]) {
  await page.getByLabel('Tell us what happened').fill('Look.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
  const addresses = calls()[0]?.body.problemImage?.split(',') ?? []
  return Promise.all(
    addresses.map(async address => {
      const bytes = await (await page.request.get(address)).body()
      return { bytes, header: readPhotoHeader(bytes) }
    })
  )
}

describe('photos of a complaint', () => {
  test('png, jpg and webp arrive as small JPEGs without their location, HEIC as it is', async ({
    borrower: { page, open, calls }
  }) => {
    await open('complaint-next-payment')
    const jpeg = await drawnFile(page, 'camera.jpg', 'image/jpeg', [4000, 3000])
    await choose(page, [
      await drawnFile(page, 'screen.png', 'image/png', [720, 1600]),
      withLocation(jpeg),
      await drawnFile(page, 'chat.webp', 'image/webp', [300, 200]),
      heicFile('iphone.heic')
    ])
    await expect.poll(() => uploaded(page).count(), { timeout: 15_000 }).toBe(4)
    await page.getByText('Upload succeeded!').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const photos = await sentPhotos(page, () => calls(save))
    expect(photos.map(({ header }) => header)).toEqual([
      { type: 'jpeg', pixels: 576 * 1280 },
      { type: 'jpeg', pixels: 1280 * 960 },
      { type: 'jpeg', pixels: 300 * 200 },
      { type: 'heic' }
    ])
    expect(photos.some(({ bytes }) => bytes.includes('GPSLatitude'))).toBe(false)
  })

  test('each file that is no photo is refused with its reason, and no other is lost', async ({
    borrower: { page, open, calls }
  }) => {
    await open('complaint-next-payment')
    const png = await drawnFile(page, 'fine.png', 'image/png', [100, 100])
    const head = png.buffer.subarray(0, 40)
    await choose(page, [
      testFile('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      testFile('page.jpg', '<!doctype html><script>alert(1)</script>'),
      testFile('empty.jpg', ''),
      testFile('corrupt.png', Buffer.concat([head, Buffer.alloc(500, 3)])),
      testFile('corrupt.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(99)])),
      png
    ])
    await expect.poll(() => uploaded(page).count()).toBe(1)
    const problem = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    expect(await problem('drawing.svg').textContent()).toContain('This is not a photo.')
    expect(await problem('page.jpg').textContent()).toContain('This is not a photo.')
    expect(await problem('empty.jpg').textContent()).toContain('This file is empty.')
    expect(await problem('corrupt.png').textContent()).toContain('This photo is damaged')
    expect(await problem('corrupt.jpg').textContent()).toContain('This photo is damaged')
    expect(calls(upload)).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Dismiss page.jpg' }).click()
    expect(await problem('page.jpg').count()).toBe(0)
    expect(await focusedPlace(page)).toContain('photos_problems')
  })

  test('a photo of 40 MB is made small, or refused where that is not possible', async ({
    borrower: { page, open, calls }
  }) => {
    await open('complaint-next-payment')
    const { buffer } = await drawnFile(page, 'large.jpg', 'image/jpeg', [2000, 1000])
    await choose(page, [
      await onDisk('large.jpg', Buffer.concat([buffer, Buffer.alloc(40 * megabyte)])),
      await onDisk('large.heic', heicFile('large.heic', 40 * megabyte).buffer),
      await onDisk('nothing.jpg', Buffer.alloc(40 * megabyte, 1))
    ])
    await page.getByText('This photo is larger than 10 MB').waitFor()
    await page.getByText('This is not a photo.').waitFor()
    await expect.poll(() => uploaded(page).count()).toBe(1)
    const [photo] = await sentPhotos(page, () => calls(save))
    expect(photo?.bytes.length).toBeLessThan(megabyte)
  })

  test('nine photos of twelve megapixels are opened one at a time, and a tenth is refused', async ({
    borrower: { page, open, calls }
  }) => {
    await page.addInitScript(() => {
      const opened = { now: 0, most: 0 }
      const open = createImageBitmap
      const close = ImageBitmap.prototype.close
      Object.assign(window, {
        opened,
        createImageBitmap: async (source: Blob) => {
          opened.most = Math.max(opened.most, ++opened.now)
          return open(source)
        }
      })
      ImageBitmap.prototype.close = function () {
        opened.now--
        close.call(this)
      }
    })
    await open('complaint-next-payment')
    const photo = await drawnFile(page, 'photo.jpg', 'image/jpeg', [4000, 3000])
    const files = Array.from({ length: 10 }, (_, index) => ({ ...photo, name: `${index}.jpg` }))
    await choose(page, files)
    await expect.poll(() => uploaded(page).count(), { timeout: 25_000 }).toBe(9)
    expect(await page.evaluate('opened')).toEqual({ now: 0, most: 1 })
    expect(await page.getByText('You can add 9 photos.').count()).toBe(1)
    expect(await page.getByText('Add photo').count()).toBe(0)
    await page.getByRole('button', { name: 'Remove photo 9' }).click()
    expect(await page.getByText('Add photo').count()).toBe(1)
    const photos = await sentPhotos(page, () => calls(save))
    expect(photos).toHaveLength(8)
    expect(calls(upload)).toHaveLength(9)
  })

  test('a photo that was not uploaded says why, and can be tried again or removed', async ({
    borrower: { page, open, calls, expectTrouble }
  }) => {
    expectTrouble(/Failed to load resource/)
    await open('complaint-next-payment', {
      fault: 'http-503',
      faultOn: 'upload-problem-img',
      faultTimes: '3'
    })
    const png = await drawnFile(page, 'a.png', 'image/png', [50, 50])
    await choose(page, [png, { ...png, name: 'b.png' }])
    await page.getByText('2 photos were not uploaded.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Tell us what happened').fill('Look.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('A photo was not uploaded. Try it again, or remove it.').waitFor()
    expect(calls(save)).toEqual([])
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    expect(await focusedPlace(page)).toContain('photos_problems')
    await expect.poll(() => uploaded(page).count()).toBe(1)
    await page.getByText('Photo 1 was not uploaded.').waitFor()
    await page.getByRole('button', { name: 'Try again: photo 1' }).click()
    expect(await focusedPlace(page)).toBe('photo')
    await expect.poll(() => uploaded(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => calls(save)).toHaveLength(1)
    expect(calls(upload)).toHaveLength(5)
  })

  test('a photo that the server refuses shows the server’s reason', async ({
    borrower: { page, open }
  }) => {
    await open('complaint-next-refused')
    await choose(page, [await drawnFile(page, 'a.png', 'image/png', [50, 50])])
    await page.getByText('Photos cannot be taken right now.').waitFor()
    await page.getByRole('button', { name: 'Remove photo', exact: true }).click()
    expect(await page.locator('.photo, .photos_problem').count()).toBe(0)
    expect(await focusedPlace(page)).toContain('photos_problems')
  })

  test('the complaint waits for photos that are on their way, and tells how far they are', async ({
    borrower: { page, open, calls, expectTrouble }
  }) => {
    expectTrouble(/ERR_|Failed/)
    await open('complaint-next-payment', { fault: 'slow:8000', faultOn: 'upload-problem-img' })
    await choose(page, [await drawnFile(page, 'a.png', 'image/png', [900, 900])])
    await page.getByRole('progressbar', { name: 'Uploading photo 1' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Tell us what happened').fill('Look.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Your photos are still uploading.').waitFor()
    expect(calls(save)).toEqual([])
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
    expect(calls(save)[0]?.body.problemImage).toBe('')
  })

  test('an uploaded photo opens over the whole screen, and closes on the way back', async ({
    borrower: { page, open }
  }) => {
    await open('complaint-next-payment')
    await choose(page, [await drawnFile(page, 'a.png', 'image/png', [90, 90])])
    const viewer = page.getByRole('dialog', { name: 'Photo 1' })
    const closings = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => viewer.getByRole('img').click(),
      () => viewer.getByRole('button', { name: 'Close' }).click()
    ]
    for (const close of closings) {
      await uploaded(page).click()
      await viewer.waitFor()
      await close()
      await viewer.waitFor({ state: 'detached' })
      await page.getByLabel('Tell us what happened').waitFor()
    }
    await uploaded(page).click()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

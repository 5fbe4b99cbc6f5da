import { describe, expect, test, vi } from 'vitest'
import { createPictureStore } from '../../../pages/landing/picture.ts'
import { createRoute } from '../../../pages/landing/route.ts'
import { createSidePage } from '../../../pages/landing/side-page.ts'
import { createTemplate, type ReadyPage } from '../../../pages/landing/template.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { calls, openAddress } = prepareBackend()

async function openTemplate(): Promise<ReadyPage> {
  openAddress('/landing.html?id=first-loan-en')
  const page = await createTemplate().openTemplate()
  if (!page) throw new Error('There is no template')
  return page
}

describe('the template', () => {
  test('that the build has put there is not asked for', async () => {
    const { template } = await openTemplate()
    const { $page, prepareTemplate, openTemplate: open } = createTemplate()
    await prepareTemplate(template)
    expect($page.get()).toMatchObject({ state: 'ready', template })
    await open()
    expect(calls('/landing/channel-template')).toHaveLength(1)
  })

  test('that takes eight seconds is said to be slow, and shown when it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = fetch
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    const slow = vi.fn(async (...request: Parameters<typeof fetch>) => {
      await held
      return answer(...request)
    })
    vi.stubGlobal('fetch', slow)
    openAddress('/landing.html?id=first-loan-en')
    const { $page, openTemplate: open } = createTemplate()
    const opened = open()
    await vi.waitFor(() => expect(slow).toHaveBeenCalled())
    expect($page.get()).toEqual({ state: 'loading', slow: false })
    vi.advanceTimersByTime(7_500)
    expect($page.get()).toEqual({ state: 'loading', slow: false })
    vi.advanceTimersByTime(500)
    expect($page.get()).toEqual({ state: 'loading', slow: true })
    letGo()
    await vi.advanceTimersByTimeAsync(100)
    await opened
    await vi.advanceTimersByTimeAsync(8_000)
    expect($page.get().state).toBe('ready')
  })

  test('whose part of the script does not come is said to have failed', async () => {
    vi.doMock('../../../pages/landing/served-template.ts', () => Promise.reject(new Error('gone')))
    openAddress('/landing.html?id=first-loan-en')
    const { $page, openTemplate: open } = createTemplate()
    expect(await open()).toBeUndefined()
    expect($page.get()).toEqual({ state: 'failed' })
    vi.doUnmock('../../../pages/landing/served-template.ts')
    expect((await open())?.state).toBe('ready')
  })

  test('dresses the document: its colours, and its headline where it has no title for links', async () => {
    const { template } = await openTemplate()
    const { style } = document.documentElement
    expect(style.length).toBeGreaterThan(0)
    const { dressDocument } = await import('../../../pages/landing/served-template.ts')
    dressDocument({ ...template, preview: { ...template.preview, title: '' } })
    expect(document.title).toBe(template.hero.title)
  })

  test.each([
    ['ph', 'first-loan-en'],
    ['in', 'costs-in'],
    ['xph', 'first-loan-en'],
    ['phx', 'first-loan-en']
  ])('of the advertisement for %s is asked for', async (market, id) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    openAddress(`/landing.html?id=${id}&market=${market}`)
    const page = await createTemplate().openTemplate()
    expect(page?.template.id).toBe('first-loan-en')
  })

  test('that is not reached leaves the brand’s own, and says why', async () => {
    openAddress('/landing.html?id=gone')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await createTemplate().openTemplate()
    expect($toast.get()?.text).toBe('This offer has ended. Here is the one we have now.')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await createTemplate().openTemplate()
    expect($toast.get()?.text).toBe('error')
  })
})

describe('the picture', () => {
  test('says that it loads, and shows only what was asked for last', async () => {
    const page = await openTemplate()
    const { $picture, askForPicture } = createPictureStore()
    expect($picture.get()).toEqual({ state: 'loading' })
    const letGo = new Map<string, () => void>()
    const sids = ['first', 'second']
    vi.stubGlobal('fetch', async () => {
      const sid = sids[letGo.size] ?? ''
      await new Promise<void>(resolve => letGo.set(sid, resolve))
      return Response.json({ code: 0, data: { sid } })
    })
    const both = [askForPicture(page), askForPicture(page)]
    expect($picture.get()).toEqual({ state: 'loading' })
    letGo.get('second')?.()
    await both[1]
    expect($picture.get()).toMatchObject({ state: 'ready', sid: 'second' })
    letGo.get('first')?.()
    await both[0]
    expect($picture.get()).toMatchObject({ state: 'ready', sid: 'second' })
  })

  test('that was kept is not replaced by one that was asked for before', async () => {
    const page = await openTemplate()
    const { $picture, askForPicture, showPicture } = createPictureStore()
    const asking = askForPicture(page)
    showPicture('kept', '/kept')
    await asking
    expect($picture.get()).toEqual({ state: 'ready', sid: 'kept', address: '/kept' })
  })

  test.each([
    ['a network that fails', () => Promise.reject(new TypeError('offline')), 'error'],
    ['a refusal', async () => Response.json({ code: 5, message: 'Busy' }), 'Busy']
  ])('fails with %s, and says so', async (_, fetch, text) => {
    const page = await openTemplate()
    const { $picture, askForPicture, losePicture } = createPictureStore()
    vi.stubGlobal('fetch', fetch)
    await askForPicture(page)
    expect($picture.get()).toEqual({ state: 'failed' })
    expect($toast.get()?.text).toBe(text)
    $picture.set({ state: 'loading' })
    losePicture()
    expect($picture.get()).toEqual({ state: 'failed' })
  })
})

describe('agreement and download page', () => {
  test('come with what the page loads later, once', async () => {
    const { $sidePage, loadSidePage } = createSidePage()
    expect($sidePage.get()).toEqual({ state: 'loading' })
    await loadSidePage()
    const loaded = $sidePage.get()
    expect(loaded).toMatchObject({ state: 'ready', SidePage: expect.any(Function) })
    await loadSidePage()
    expect($sidePage.get()).toBe(loaded)
  })

  test('speak the language of a template that came after them', async () => {
    const { $sidePage, loadSidePage } = createSidePage()
    document.documentElement.lang = 'en'
    await loadSidePage()
    document.documentElement.lang = 'fil'
    await loadSidePage()
    expect($sidePage.get()).toMatchObject({
      words: { scan: 'I‑scan ito gamit ang camera ng phone' }
    })
    document.documentElement.lang = 'en'
  })

  test('that the network does not bring are said to have failed, and come at the next try', async () => {
    vi.doMock('../../../pages/landing/resting-parts.ts', () => Promise.reject(new Error('gone')))
    const { $sidePage, loadSidePage } = createSidePage()
    await loadSidePage()
    expect($sidePage.get()).toEqual({ state: 'failed' })
    vi.doUnmock('../../../pages/landing/resting-parts.ts')
    await loadSidePage()
    expect($sidePage.get().state).toBe('ready')
  })

  test.each([
    ['#/agreementTemplate', 1],
    ['#/downloadTemplate', 1],
    ['', 0]
  ])('are loaded before %s is shown, %i times', async (hash, times) => {
    openAddress(`/landing.html${hash}`)
    const load = vi.fn(async () => {})
    await createRoute(load).prepareRoute()
    expect(load).toHaveBeenCalledTimes(times)
  })
})

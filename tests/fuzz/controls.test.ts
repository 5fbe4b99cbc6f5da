import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LinkVerdict } from '../../shared/context/link.ts'
import type { Page } from '../../shared/page.ts'
import { pages } from '../../shared/pages.ts'
import { hostileTexts } from './hostile.ts'
import { messages, sendAll } from './messages.ts'
import { type Mounted, mountPage } from './mount.ts'
import { type Answers, addressOf, recordedNetwork, replayedNetwork } from './press.ts'
import { queriesOf } from './queries.ts'
import { sampleOf } from './seed.ts'
import { viewProblems } from './view-problems.ts'

/**
 * A check that finds nothing is believed once it has been seen to fail: here each looks at a page
 * whose control has been taken out, and must say so.
 */

const taken: string[] = []

/** Puts something else in a module's place until the test is over. */
function replace(path: string, change: (original: Record<string, unknown>) => object): void {
  taken.push(path)
  vi.doMock(path, async importOriginal => {
    const original = await importOriginal<Record<string, unknown>>()
    return { ...original, ...change(original) }
  })
}

afterEach(() => {
  for (const path of taken.splice(0)) vi.doUnmock(path)
  vi.resetModules()
})

const order = (pages as readonly Page[]).find(({ file }) => file === 'order.html') as Page

/** The faults that a sample of queries brings to light, by modules that are loaded anew. */
async function queryFindings(page = order): Promise<string> {
  vi.resetModules()
  const { queryProblems } = await import('./query-problems.ts')
  const queries = sampleOf(300, queriesOf(page))
  return queries.flatMap((query, index) => queryProblems(page, query, index)).join('\n')
}

/** The faults of a page that gets this answer. */
async function answerFindings(
  change: (data: Record<string, unknown>) => object,
  spoil: (page: Mounted) => unknown = () => {}
): Promise<string> {
  const answers: Answers = new Map()
  const address = addressOf('order-not-approved')
  await (await mountPage(address, recordedNetwork(answers))).close()
  const path = '/v3/loan-details/loan-details'
  const { data, ...rest } = JSON.parse(answers.get(path) ?? '')
  const changed = JSON.stringify({ ...rest, data: { ...data, ...change(data) } })
  const page = await mountPage(address, replayedNetwork(answers, new Map([[path, changed]])))
  try {
    await page.touch(() => spoil(page))
    return viewProblems(page).join('\n')
  } finally {
    await page.close()
  }
}

describe('the check of queries is red', () => {
  test('when brackets in names mean something', async () => {
    replace('qs', ({ parse }) => ({
      parse: (text: string) => (parse as (query: string) => object)(text.replace(/^\?/, ''))
    }))
    expect(await queryFindings()).toMatch(/is in the address of a call/)
  })

  test('when a page’s own parameters travel on', async () => {
    replace('../../shared/context/common-params.ts', ({ commonParams, ownParams }) => ({
      commonParams: () => ({
        ...(commonParams as () => object)(),
        ...(ownParams as () => object)()
      })
    }))
    expect(await queryFindings()).toMatch(/orderId is in the address of a call/)
  })

  test('when a parameter is read as it stands', async () => {
    replace('../../shared/context/query.ts', ({ pickParams }) => ({
      param: (name: string) =>
        (pickParams as (names: string[]) => Record<string, string>)([name])[name]
    }))
    // Whichever case of this run comes first: a reader notices, or a call does.
    expect(await queryFindings()).toMatch(/^\w+(?: is not printable|: Invalid format)/)
  })
})

describe('the check of answers is red', () => {
  test('when what is no text is taken for one', async () => {
    replace('../../shared/api/answer.ts', () => ({
      readAnswer: (_call: unknown, text: string) => {
        const { noticeDesText, recProducts, ...data } = JSON.parse(text).data
        return {
          success: true,
          data: { ...data, noticeText: noticeDesText, products: [], rows: [] }
        }
      }
    }))
    expect(await answerFindings(() => ({ noticeDesText: { unexpected: 1 } }))).toContain(
      'Objects are not valid as a React child'
    )
  })

  test('when an address is opened without a check', async () => {
    replace('../../shared/context/link.ts', () => ({
      judgeLink: (link: string): LinkVerdict => ({ kind: 'web', url: new URL(link) })
    }))
    replace('../../shared/context/picture-source.ts', () => ({
      showablePicture: (source: string) => source
    }))
    const link = 'javascript:window.pwned=1'
    expect(await answerFindings(() => ({ productLogo: link }))).toContain('leads to javascript:')
    expect(await answerFindings(() => ({ playeduL: link }))).toContain('goes to javascript:')
  })

  test('when a text becomes markup', async () => {
    const [markup = ''] = hostileTexts
    const found = await answerFindings(
      () => ({}),
      ({ root }) => {
        const main = root.querySelector('main')
        if (main) main.innerHTML += markup
      }
    )
    expect(found).toMatch(/there is a IMG[\s\S]*IMG has onerror/)
  })

  test('when a page throws, slips or goes blank', async () => {
    const found = await answerFindings(
      () => ({ noticeStatusText: 'You owe NaN' }),
      () => window.dispatchEvent(new ErrorEvent('error', { message: 'thrown' }))
    )
    expect(found).toMatch(/uncaught: thrown[\s\S]*says You owe NaN/)
    const blank = await answerFindings(
      () => ({}),
      ({ root }) => root.replaceChildren()
    )
    expect(blank).toContain('ends blank')
  })
})

test('the check of records is red when what is stored is believed', async () => {
  replace('../../shared/context/storage.ts', () => ({
    readRecord: () => ({ data: JSON.parse(localStorage.getItem('loan:repayment') ?? '').data })
  }))
  localStorage.setItem('loan:repayment', '{"data":{"kind":"instalment","code":{}}}')
  const page = await mountPage(addressOf('repay-code-2'), recordedNetwork(new Map()))
  const problems = viewProblems(page).join('\n')
  await page.close()
  expect(problems).toMatch(/ends (?:blank|loading)[\s\S]*TypeError/)
})

describe('the check of messages is red', () => {
  async function messageFindings(): Promise<string> {
    const page = await mountPage(addressOf('repay-due'), recordedNetwork(new Map()))
    const problems = await sendAll(page, sampleOf(1000, messages))
    await page.close()
    return problems.join('\n')
  }

  test('when an app may change whose page it is, or how long its address is', async () => {
    replace('../../shared/context/common-params.ts', () => ({
      refreshCommonParams: (query: unknown) => history.replaceState(null, '', `?${String(query)}`)
    }))
    expect(await messageFindings()).toMatch(/the page is about/)
  })

  test('when the way back does not answer', async () => {
    replace('../../shared/bridge/from-native.ts', ({ listenToNative }) => ({
      listenToNative: () => {
        ;(listenToNative as () => void)()
        Object.assign(window, { onNativeBack: () => undefined })
      }
    }))
    expect(await messageFindings()).toContain('onNativeBack answers undefined')
  })
})

import { describe, expect, test, vi } from 'vitest'
import { refreshCommonParams } from '../../shared/context/common-params.ts'
import { messages, sendAll } from './messages.ts'
import { mountPage } from './mount.ts'
import { addressOf, pressEverything, recordedNetwork } from './press.ts'
import { sampleOf } from './seed.ts'
import { viewProblems } from './view-problems.ts'

describe.each(['repay-due', 'order-due-rollover', 'confirm-popup'])('%s', scenario => {
  test('takes a thousand messages of the app, and still works', async () => {
    const address = addressOf(scenario)
    const page = await mountPage(address, recordedNetwork(new Map()))
    try {
      expect(await sendAll(page, sampleOf(1000, messages))).toEqual([])
      vi.stubGlobal('loanApp', { postMessage: (text: string) => void page.left.push(text) })
      // Who was renamed meanwhile may have been refused: with the right name, the page is there.
      refreshCommonParams(address.split('?')[1])
      const pageShow = Object.assign(new Event('pageshow'), { persisted: true })
      await page.touch(() => dispatchEvent(pageShow))
      await page.settle()
      expect(page.state()).toBe('content')
      expect(await pressEverything(page, () => viewProblems(page))).toEqual([])
    } finally {
      await page.close()
    }
  })
})

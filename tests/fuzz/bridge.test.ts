import { describe, expect, test, vi } from 'vitest'
import { messages, sendAll } from './messages.ts'
import { mountPage } from './mount.ts'
import { addressOf, pressEverything, recordedNetwork } from './press.ts'
import { sampleOf } from './seed.ts'
import { viewProblems } from './view-problems.ts'

describe.each(['repay-due', 'order-due-rollover', 'confirm-popup'])('%s', scenario => {
  test('takes a thousand messages of the app, and still works', async () => {
    const page = await mountPage(addressOf(scenario), recordedNetwork(new Map()))
    try {
      expect(await sendAll(page, sampleOf(1000, messages))).toEqual([])
      vi.stubGlobal('loanApp', { postMessage: (text: string) => void page.left.push(text) })
      await page.settle()
      expect(page.state()).toBe('content')
      expect(await pressEverything(page, () => viewProblems(page))).toEqual([])
    } finally {
      await page.close()
    }
  })
})

import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'

shareBrowser()

/** What the page holds on to, once what nobody needs is gone. */
async function heldBy(session: CDPSession) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}

/** Taps a control and closes what it has opened, over and over. Runs in the page. */
async function openAndClose({ control, times }: { control: string; times: number }): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  const until = async (isOpen: boolean) => {
    for (let frames = 0; frames < 600; frames++) {
      if ((document.querySelector('dialog[open]') !== null) === isOpen) return
      await frame()
    }
    throw new Error(`${control} ${isOpen ? 'opens nothing' : 'does not close'}`)
  }
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find(each => each.textContent?.includes(control))
  for (let time = 0; time < times; time++) {
    button?.click()
    await until(true)
    document.querySelector<HTMLButtonElement>('dialog[open] .dialog_close')?.click()
    await until(false)
  }
}

test('50 openings of the sheet and of each dialog leave nothing behind', async ({ borrower }) => {
  const { page, context, open } = borrower
  await open('repay-barcode')
  const controls = ['Payment Method', 'Scan to pay', 'I have already paid']
  for (const control of controls) await page.getByRole('button', { name: control }).waitFor()
  const session = await context.newCDPSession(page)
  const openAll = async (times: number) => {
    for (const control of controls) await page.evaluate(openAndClose, { control, times })
    await page.waitForTimeout(100)
  }
  await openAll(5)
  const before = await heldBy(session)
  await openAll(50)
  const after = await heldBy(session)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 5)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.heap).toBeLessThan(before.heap * 1.05)
})

import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'

shareBrowser()

interface Held {
  nodes: number
  listeners: number
  /** Bytes. */
  heap: number
}

/** The objects that the page holds on to, once everything that nobody needs is gone. */
async function heldBy(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}

/**
 * The counts that have grown; the heap may a little, since the browser keeps what it has compiled.
 */
function grown(before: Held, after: Held): string[] {
  const most: Held = {
    nodes: before.nodes + 5,
    listeners: before.listeners,
    heap: before.heap * 1.1
  }
  const names = ['nodes', 'listeners', 'heap'] as const
  return names
    .filter(name => after[name] > most[name])
    .map(name => `${name}: ${before[name]}, then ${after[name]}`)
}

/** Taps each control and closes what it has opened, over and over. Runs in the page. */
async function openAndClose({ controls, rounds }: { controls: string[]; rounds: number }) {
  const until = async (isOpen: boolean, control: string) => {
    for (let frames = 0; frames < 600; frames++) {
      if ((document.querySelector('dialog[open]') !== null) === isOpen) return
      await new Promise(requestAnimationFrame)
    }
    throw new Error(`${control} ${isOpen ? 'opens nothing' : 'does not close'}`)
  }
  const buttons = [...document.querySelectorAll('button')]
  for (let round = 0; round < rounds; round++) {
    for (const control of controls) {
      buttons.find(({ textContent }) => textContent?.includes(control))?.click()
      await until(true, control)
      document.querySelector<HTMLButtonElement>('dialog[open] .dialog_close')?.click()
      await until(false, control)
    }
  }
}

test('opening the sheet and the dialogs 50 times leaves nothing behind', async ({ borrower }) => {
  const { page, context, open } = borrower
  await open('repay-barcode')
  const controls = ['Payment Method', 'Show barcode', 'I have already paid']
  for (const control of controls) await page.getByText(control).first().waitFor()
  const session = await context.newCDPSession(page)
  await page.evaluate(openAndClose, { controls, rounds: 15 })
  const before = await heldBy(session)
  await page.evaluate(openAndClose, { controls, rounds: 17 })
  expect(grown(before, await heldBy(session))).toEqual([])

  // And what is left behind is found.
  await page.evaluate(() => {
    const left = Array.from({ length: 50 }, () => document.createElement('dialog'))
    for (const each of left) each.addEventListener('close', () => {})
    Object.assign(window, { left, text: left.map(() => Array(1e4).fill(Math.random())) })
  })
  expect(grown(before, await heldBy(session))).toHaveLength(3)
})

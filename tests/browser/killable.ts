import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { browserArgs, phone } from './harness.ts'

export interface KillableBrowser {
  context: BrowserContext
  /** Ends the browser as a phone short of memory does: at once, without a goodbye. */
  kill: () => Promise<void>
}

/** A folder for what a browser keeps, and how to remove it. */
export async function createProfile(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'profile-'))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Started by ourselves, since Playwright gives no way to kill what it has launched. */
export async function launchKillable(profile: string): Promise<KillableBrowser> {
  const args = [...browserArgs, '--headless=new', '--remote-debugging-port=0', '--mute-audio']
  const child = spawn(inject('chromium'), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true
  })
  const exited = once(child, 'exit')
  let address: string | undefined
  for await (const line of createInterface(child.stderr)) {
    address = /^DevTools listening on (\S+)/.exec(line)?.[1]
    if (address) break
  }
  child.stderr.resume()
  if (!address || !child.pid) throw new Error('The browser did not start')
  const { pid } = child
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context')
  for (const page of context.pages()) await page.setViewportSize(phone)
  return {
    context,
    kill: async () => {
      process.kill(-pid, 'SIGKILL')
      await exited
      await browser.close()
    }
  }
}

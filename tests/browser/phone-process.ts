import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { browserArgs, phone } from './harness.ts'

interface PhoneProcess {
  page: Page
  /** Ends the browser as a phone short of memory does: at once, all of it, unasked. */
  kill: () => Promise<void>
}

/** Starts a browser of its own, which can be killed and started again with what it kept. */
export async function startPhone(profile: string): Promise<PhoneProcess> {
  const args = [
    ...browserArgs,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--window-size=${phone.width},${phone.height}`
  ]
  // In a group of its own, so that all its processes end with it.
  const browserProcess = spawn(inject('headlessShell'), args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  const ended = new Promise<void>(resolve => browserProcess.once('exit', () => resolve()))
  const kill = () => {
    try {
      if (browserProcess.pid) process.kill(-browserProcess.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
    return ended
  }
  onTestFinished(kill)
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browserProcess.stderr).on('line', line => {
      const [, found] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    browserProcess.once('exit', () => reject(new Error('The browser did not start')))
  })
  // Started again on a busy machine, it now and then never answers its first visitor.
  const connect = () => chromium.connectOverCDP(address, { timeout: 12_000 })
  const browser = await connect().catch(connect)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window')
  // Only the whole browser starts with one.
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(30_000)
  return { page, kill }
}

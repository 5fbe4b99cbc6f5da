/** Inlined into the head of an island with a template, which it fills with the first answer. */

import { pause } from '../lib/pause.ts'
import { startEarlyRequest } from './early-request.ts'
import { showEarly } from './show-early.ts'
import { recover } from './watch.ts'

/**
 * Starts the code of a page with a template, which the html has had fetched. Out of the cache it
 * would come before the first paint and the answer, and React holds up both. Where modules are not
 * fetched ahead it starts at once.
 */
async function start(): Promise<void> {
  const { early } = window
  const entry = document.getElementById('entry') as HTMLLinkElement | null
  if (!entry) return
  if (entry.relList.supports('modulepreload')) {
    // Not for long: an answer may take its time. What is shown is painted first.
    if (early) await Promise.race([early.shown, pause(400)])
    await pause(50)
  }
  await import(/* @vite-ignore */ entry.href)
}

const early = startEarlyRequest()
if (early) early.shown = showEarly(early).catch(() => false)
addEventListener('DOMContentLoaded', () => start().catch(recover))

/** Inlined into the head of an island with a template, which it fills with the first answer. */

import { afterPaint } from '../lib/after-paint.ts'
import { startEarlyRequest } from './early-request.ts'
import { showEarly } from './show-early.ts'
import { recover } from './watch.ts'

/**
 * Starts the code of a page with a template, which the html has had fetched. Out of the cache it
 * would come before the first paint, and hold it up. Where modules are not fetched ahead it starts
 * at once.
 */
async function start(): Promise<void> {
  const entry = document.getElementById('entry') as HTMLLinkElement | null
  if (!entry) return
  if (entry.relList.supports('modulepreload')) await afterPaint()
  await import(/* @vite-ignore */ entry.href)
}

const early = startEarlyRequest()
if (early) early.shown = showEarly(early).catch(() => false)
addEventListener('DOMContentLoaded', () => start().catch(recover))

/** Inlined into the head of an island with a template, which it fills with the first answer. */

import { afterPaint } from '../lib/after-paint.ts'
import { startEarlyRequest } from './early-request.ts'
import { showEarly } from './show-early.ts'
import { recover } from './watch.ts'

/** Starts the page's code, which the html has fetched, after the first paint: a cached one would hold that up. */
async function start(): Promise<void> {
  const entry = document.getElementById('entry') as HTMLLinkElement | null
  if (!entry) return
  if (entry.relList.supports('modulepreload')) await afterPaint()
  await import(/* @vite-ignore */ entry.href)
}

const parsed = new Promise(resolve => addEventListener('DOMContentLoaded', resolve))
const early = startEarlyRequest()
// On a slow phone the answer may come before the template has been read.
if (early) early.shown = parsed.then(() => showEarly(early)).catch(() => false)
parsed.then(start).catch(recover)

/**
 * Inlined at the end of an island with a template, which it fills with the first answer. Not in the
 * head: the request leaves sooner without the code that reads its answer.
 */

import { afterPaint } from '../lib/after-paint.ts'
import { showEarly } from './show-early.ts'

/** Starts the page's code, which the html has fetched, after the first paint: a cached one would hold that up. */
async function start(entry: HTMLLinkElement): Promise<void> {
  if (entry.relList.supports('modulepreload')) await afterPaint()
  await import(/* @vite-ignore */ entry.href)
}

const { early } = window
if (early) early.paint = showEarly(early).catch(() => false)
const entry = document.getElementById('entry') as HTMLLinkElement | null
// The head's script watches over the link, and does what it does where the file itself does not come.
if (entry) start(entry).catch(() => entry.dispatchEvent(new Event('error')))

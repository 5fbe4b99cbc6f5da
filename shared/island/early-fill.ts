// Inlined at the end of an island with a template. In the head it would delay the request.

import { afterPaint } from '../lib/after-paint.ts'
import { showEarly } from './show-early.ts'

/** After the first paint, which a cached script would delay. */
async function start(entry: HTMLLinkElement): Promise<void> {
  if (entry.relList.supports('modulepreload')) await afterPaint()
  await import(/* @vite-ignore */ entry.href)
}

const { early } = window
if (early) early.paint = showEarly(early).catch(() => false)
const entry = document.getElementById('entry') as HTMLLinkElement | null
// The head's script handles a file that does not come.
if (entry) start(entry).catch(() => entry.dispatchEvent(new Event('error')))

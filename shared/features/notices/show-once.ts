import { pageFacts } from '../../island/page-facts.ts'
import { showNotices } from './show-notices.ts'

let showing: Promise<string | undefined> | undefined

/** Shows this page's notices, asked for once; the text of a closed page, undefined for an open one. */
export function showOnce(): Promise<string | undefined> {
  showing ??= showNotices(pageFacts().file)
  return showing
}

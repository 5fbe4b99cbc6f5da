/**
 * Inlined into the page for what is nowhere. An address below a tag may be of a page that is there
 * in one language only, or of a language that this site no longer has: it is opened without the
 * tag, and in the first language, so that nothing sends it back. A server that knows only one such
 * page (CloudFront) answers with it below a tag, too: there the tag's own one is opened.
 */

import './language.ts'
import { pageFacts } from './page-facts.ts'

const base = import.meta.env.BASE_URL
const { languages = [], alone = [] } = pageFacts()
const [, tag = '', file = ''] =
  /^([a-z]{2,3})\/(.+)/.exec(location.pathname.slice(base.length)) ?? []

if (file && (!languages.includes(tag) || alone.some(each => file.startsWith(each)))) {
  document.documentElement.hidden = true
  const search = new URLSearchParams(location.search)
  search.set('lang', languages[0] ?? '')
  location.replace(`${base}${file}?${search}${location.hash}`)
} else if (file && file !== '404.html' && document.documentElement.lang !== tag) {
  document.documentElement.hidden = true
  location.replace(`${base}${tag}/404.html`)
}

// Inlined into 404.html: a page below a tag may be in one language only. Addresses have small letters alone.
// CloudFront answers with it below a tag too: there the tag's own 404 page is opened.

import './language.ts'
import { pageFacts } from './page-facts.ts'

const base = import.meta.env.BASE_URL
const { languages = [], untranslated = [] } = pageFacts()
const path = location.pathname.slice(base.length)
const small = path.toLowerCase()
const [, tag = '', file = ''] = /^([a-z]{2,3})\/(.+)/.exec(path) ?? []

if (path !== small) {
  document.documentElement.hidden = true
  // The script `language` may have called `location.replace` already: this later call wins.
  location.replace(base + small + location.search + location.hash)
} else if (file && (!languages.includes(tag) || untranslated.some(each => file.startsWith(each)))) {
  document.documentElement.hidden = true
  const search = new URLSearchParams(location.search)
  search.set('lang', languages[0] ?? '')
  location.replace(`${base}${file}?${search}${location.hash}`)
} else if (file && file !== '404.html' && document.documentElement.lang !== tag) {
  document.documentElement.hidden = true
  location.replace(`${base}${tag}/404.html`)
}

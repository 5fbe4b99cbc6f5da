import { dateMessages } from '#messages/dates.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { landing } from '../../shared/config/landing.ts'
import { allowed } from './allowed.ts'

const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label']
const described =
  'meta[name=description], meta[property^="og:"][property$=tion], meta[property$=title]'

/** Every text in a value that is made of records and lists. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value !== 'object' || value === null) return []
  // Names of fields are in camel case; others are titles.
  const names = Object.keys(value).filter(name => !/^[a-z]\w*$/.test(name))
  return [...names, ...Object.values(value).flatMap(stringsIn)]
}

/** The texts that stand in an element itself; a number that is kept on one line belongs to the text around it. */
function textRuns(element: Element): string[] {
  const runs = ['']
  for (const node of element.childNodes) {
    const isPart = node.nodeType === 3 || (node as Partial<Element>).className === 'unbroken'
    if (isPart) runs.push(runs.pop() + (node.textContent ?? ''))
    else runs.push('')
  }
  return runs.filter(run => run !== '')
}

/**
 * The texts that can be read or heard of an element and all in it, but for those in another
 * language.
 */
export function textsOf(root: Element): string[] {
  // A word may break there, and is one all the same.
  for (const each of root.querySelectorAll('wbr')) each.remove()
  root.normalize()
  const inLanguage = root.closest('[lang]')?.getAttribute('lang')
  const elements = [root, ...root.querySelectorAll('*')].filter(
    each =>
      !each.closest('script, style, .unbroken') &&
      (each.closest('[lang]')?.getAttribute('lang') ?? undefined) === (inLanguage ?? undefined)
  )
  return elements
    .flatMap(element => [
      ...textRuns(element),
      ...attributes.map(name => element.getAttribute(name)),
      element.matches(described) ? element.getAttribute('content') : null
    ])
    .filter(text => text !== null)
}

/** An e-mail address is drawn in its two halves. */
const halves = (text: string) => [text, ...text.split(/(?=@)/)]
const facts = stringsIn([brand, company, landing]).flatMap(halves)

/** A text without another one, which is no part of a word there. */
function without(text: string, other: string): string {
  return text
    .split(other)
    .reduce((all, next) =>
      /\p{L}$/u.test(all) || /^\p{L}/u.test(next) ? all + other + next : `${all} ${next}`
    )
}

const byLength = (one: string, other: string) => other.length - one.length

/** Their months come from a message of all twelve, so one of them stands without brackets. */
const dates = new RegExp(
  `(?:\\d{1,2} )?(?:${dateMessages.months.replace(/[⟦⟧]/g, '').split(' ').join('|')}) \\d{4}`,
  'g'
)

/** The same in every language; one that a reader types is without its scheme. */
const addresses = /(?:https:\/\/|www\.)[\w./-]+/g

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const plain = (text: string) =>
  inOneLine(inOneLine(text).replace(dates, ' ').replace(addresses, ' '))

/**
 * The texts with words of ours that are not out of the messages. `foreignTexts` are those that the
 * server or the borrower brought.
 */
export function ownWords(texts: readonly string[], foreignTexts: readonly string[] = []): string[] {
  const foreign = [...foreignTexts, ...facts]
    .map(plain)
    .filter(text => /\p{L}/u.test(text))
    .sort(byLength)
  const rest = (text: string) => {
    let left = plain(text)
    // A value in a text may be a text itself.
    while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    // An element may stand in the middle of a text.
    left = left.replace(/^[^⟦⟧]*⟧|⟦[^⟦⟧]*$/g, ' ')
    for (const each of foreign) left = without(left, each)
    return allowed.reduce((all, [pattern]) => all.replace(pattern, ' '), left)
  }
  const found = texts.filter(text => /\p{L}{2}/u.test(rest(text)))
  return [...new Set(found.map(inOneLine))]
}

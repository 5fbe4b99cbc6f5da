import { expect, test } from 'vitest'
import { groupCode } from '../../shared/loan/group-code.ts'
import { pages } from '../../shared/pages.ts'
import { isTranslated } from '../../shared/vite/languages.ts'
import { mountPage } from '../fuzz/mount.ts'
import {
  type Answers,
  addressOf,
  pressEverything,
  recordedNetwork,
  typedTexts
} from '../fuzz/press.ts'
import { scenarios } from '../sandbox/scenarios.ts'
import { ownWords, stringsIn, textsOf } from './own-words.ts'

/** The main ones of pages with many; `PSEUDO=all` looks at every one, which takes minutes. */
const chosen = [
  'order-due-rollover',
  'order-rate-us',
  'order-dispute',
  'order-offline',
  'repay-overdue',
  'repay-wallets',
  'repay-no-way',
  'repay-delay-due',
  'repay-code-text',
  'repay-code-mismatch',
  'repay-code-2',
  'confirm-instalments',
  'confirm-new-popup',
  'complaint-next-payment',
  'complaint-list',
  'complaint-detail-unrated',
  'complaint-detail-closed',
  'statement-wrong'
]

const islands = pages.filter(page => page.island && isTranslated(page)).map(({ file }) => file)
const all = scenarios.filter(({ page }) => islands.some(file => file === page))
/** Any other page has its first one. */
const main = islands.flatMap(file => {
  const own = all.filter(({ page }) => page === file).map(({ name }) => name)
  const picked = own.filter(name => chosen.includes(name))
  return picked.length > 0 ? picked : own.slice(0, 1)
})
/** Thousands of the same, ten seconds of nothing, and none of our pages. */
const endless = ['complaint-list-long', 'products-long', 'order-slow', 'order-redirected']
const names = all
  .map(({ name }) => name)
  .filter(name => (process.env.PSEUDO ? !endless.includes(name) : main.includes(name)))

function textsIn(body: string): string[] {
  try {
    return stringsIn(JSON.parse(body))
  } catch {
    return [body]
  }
}

/** A code within a server's sentence is drawn in its groups. */
const grouped = (text: string) => text.replace(/\bM[PX]\d{10}\b/g, groupCode)

/** Opens a scenario and presses everything; what the page says of its own is noted all the while. */
async function wordsOf(scenario: string): Promise<string[]> {
  const answers: Answers = new Map()
  const network = recordedNetwork(answers)
  const address = addressOf(scenario)
  const query = new URLSearchParams(address.split('?')[1])
  const foreignTexts = [...query.values(), ...Object.values(typedTexts)]
  const page = await mountPage(address, async (url, init) => {
    const body = await network(url, init)
    foreignTexts.push(...textsIn(body), ...textsIn(grouped(body)))
    return body
  })
  const texts = new Set<string>()
  const look = () => {
    for (const text of textsOf(page.root)) texts.add(text)
    return []
  }
  try {
    look()
    await pressEverything(page, look)
    return ownWords([...texts], foreignTexts)
  } finally {
    await page.close()
  }
}

test('each page that a borrower sees is among them', () => {
  const seen = all.filter(({ name }) => names.includes(name)).map(({ page }) => page)
  expect(islands.filter(file => !seen.includes(file))).toEqual([])
})

test.each(names)('%s has no word of ours in the code', async name => {
  expect(await wordsOf(name)).toEqual([])
})

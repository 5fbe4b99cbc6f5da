import { describe, expect, test } from 'vitest'
import { guideMessages } from '#messages/guide.ts'
import { homeMessages } from '#messages/home.ts'
import { stuckMessages } from '#messages/stuck.ts'
import { verifyMessages } from '#messages/verify.ts'
import { brand } from '../../shared/config/brand.ts'
import { price } from '../../shared/config/price.ts'
import { priceTexts } from '../../shared/content/price.ts'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { chineseStuckMessages } from '../../shared/messages/stuck-zh.ts'
import { readPage } from './checks/no-script.ts'
import { createVisitor } from './harness.ts'
import { islands, pages, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitWithout = createVisitor({ scriptsOff: true })
const visitWith = createVisitor()

const terms = price ? priceTexts(brand, price).terms : []
const amounts = terms[0]?.loans ?? []
/** The least and the most of a slider. */
const endsOfSliders = [amounts[0], amounts[amounts.length - 1]].map(each => each?.amount ?? '')

/** Texts about things that need a script, which are said only where there is one. */
const ofScripts: string[] = [
  guideMessages.enlarge,
  homeMessages.price.amount,
  homeMessages.price.term,
  ...endsOfSliders,
  homeMessages.questions.search,
  verifyMessages.doubt.scan,
  verifyMessages.refusedTitle,
  verifyMessages.refused.none
]

const texts = pages.filter(page => !page.island)
const inEngines = (of: typeof pages) =>
  of.flatMap(page => engineNames.map(engine => [page.file, engine, page] as const))

describe.concurrent('with scripts off', () => {
  test.for(inEngines(texts))('%s reads whole in %s', async ([file, engine, page]) => {
    const open = typicalOf(page)
    const without = await visitWithout(engine, visit => readPage(visit, open))
    const whole = await visitWith(engine, visit => readPage(visit, open))
    const lines = whole.text.split('\n').filter(line => !ofScripts.includes(line))
    const missing = lines.filter(line => !without.text.includes(line))
    expect(missing, file).toEqual([])
  })

  test.for(inEngines(islands))('%s says what to do in %s', async ([, engine, page]) => {
    const { text, links } = await visitWithout(engine, visit => readPage(visit, typicalOf(page)))
    const words = page.lang === 'zh' ? chineseStuckMessages : stuckMessages
    // Nothing stands before it but the choice of a language.
    const before = text.trim().split(words.noScriptTitle)[0] ?? text
    expect(before.length).toBeLessThan(60)
    expect(text).toContain(words.noScriptText)
    expect(links).toContain(`tel:${dialledPhone(brand.servicePhone)}`)
  })
})

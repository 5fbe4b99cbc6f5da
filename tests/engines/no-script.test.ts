import { describe, expect, test } from 'vitest'
import { brand } from '../../shared/config/brand.ts'
import { dialledPhone } from '../../shared/lib/dialled-phone.ts'
import { stuckMessages } from '../../shared/messages/stuck.ts'
import { readPage } from './checks/no-script.ts'
import { createVisitor } from './harness.ts'
import { islands, pages, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitWithout = createVisitor({ scriptsOff: true })
const visitWith = createVisitor()

const texts = pages.filter(page => !page.island)
const inEngines = (of: typeof pages) =>
  of.flatMap(page => engineNames.map(engine => [page.file, engine, typicalOf(page)] as const))

describe.concurrent('with scripts off', () => {
  test.for(inEngines(texts))('%s reads whole in %s', async ([file, engine, open]) => {
    const without = await visitWithout(engine, visit => readPage(visit, open))
    const whole = await visitWith(engine, visit => readPage(visit, open))
    const missing = whole.text.split('\n').filter(line => !without.text.includes(line))
    expect(missing, file).toEqual([])
  })

  test.for(inEngines(islands))('%s says what to do in %s', async ([, engine, open]) => {
    const { text, links } = await visitWithout(engine, visit => readPage(visit, open))
    expect(text).toContain(stuckMessages.noScriptText)
    expect(links).toContain(`tel:${dialledPhone(brand.servicePhone)}`)
  })
})

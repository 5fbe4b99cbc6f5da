import { describe, expect, test } from 'vitest'
import { checkDamage, checkStale, copy, waitAfterMove } from './checks/damage.ts'
import { createVisitor } from './harness.ts'
import { islands, pages, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitIn = createVisitor({ pageCache: true })

/** Damages that do not get into each other's way are made on one phone. */
const phones = [
  'storage-null,bridge:webkit,clock:400,images',
  'storage-throws,bridge:throws,clock:-400',
  'storage-full,bridge:app,clipboard-denied',
  'storage-corrupt,bridge:react,clipboard-missing'
]
const storages = ['storage-null', 'storage-throws', 'storage-full', 'storage-corrupt']
const stale = ['stale-entry', 'stale-entry:1']

type DamageRow = readonly [
  page: string,
  what: string,
  engine: (typeof engineNames)[number],
  open: string
]

function rows(of: typeof pages, whats: string[]): DamageRow[] {
  return of.flatMap(page =>
    whats.flatMap(what =>
      engineNames.map(engine => [page.file, what, engine, typicalOf(page)] as const)
    )
  )
}

describe.concurrent('each page', () => {
  test.for(rows(pages, phones))('%s is in use with %s in %s', async row => {
    const [, damage, engine, open] = row
    expect(await visitIn(engine, visit => checkDamage(visit, open, damage))).toEqual([])
  })

  test.for(rows(islands, stale).concat(rows(pages.slice(1, 2), ['stale-entry,storage-throws'])))(
    '%s recovers from %s in %s, or says so',
    async row => {
      const [, damage, engine, open] = row
      expect(await visitIn(engine, visit => checkStale(visit, open, damage))).toEqual([])
    }
  )
})

const outcomes = [
  ['', 'copy success'],
  ['clipboard-denied', 'Copying did not work'],
  ['clipboard-missing', 'Copying did not work']
] as const

const copyButtons = [
  ['repay-due', 'Copy repayment code'],
  ['repay-delay-due', 'Copy repayment code'],
  ['repay-code-text', 'Copy repayment code'],
  ['repay-code-2', 'Copy contract number'],
  ['customer-service', '.copy-button']
] as const

const copies = copyButtons.flatMap(([scenario, button]) =>
  outcomes.flatMap(([damage, says]) =>
    engineNames.map(engine => [scenario, damage, says, engine, button] as const)
  )
)

const clocks = ['400', '-0.0005'].flatMap(days =>
  engineNames.map(engine => [days, engine] as const)
)

const handed = storages.flatMap(storage => engineNames.map(engine => [storage, engine] as const))

describe.concurrent('copying', () => {
  test.for(copies)('on %s with "%s" says "%s" in %s', async row => {
    const [scenario, damage, says, engine, button] = row
    const text = await visitIn(engine, visit => copy(visit, scenario, button, damage))
    expect(text).toContain(says)
  })
})

describe.concurrent('landing page', () => {
  test.for(clocks)('counts a minute whatever the clock says (%s) in %s', async ([days, engine]) => {
    const seconds = await visitIn(engine, visit => waitAfterMove(visit, days))
    expect(seconds).toBeLessThanOrEqual(60)
  })
})

describe.concurrent('repayment page', () => {
  test.for(handed)('hands its code over with %s in %s', async ([storage, engine]) => {
    const trouble = await visitIn(engine, async visit => {
      await visit.open('repay-due', { damage: storage })
      await visit.tap('How to pay with this code')
      await visit.until(({ path, text }) => /code-2/.test(path) && text.includes('SP-20410001'))
      return visit.trouble()
    })
    expect(trouble).toEqual([])
  })

  test.for(engineNames)('says so when its dialog cannot be loaded in %s', async engine => {
    await visitIn(engine, async visit => {
      await visit.open('repay-barcode', { damage: 'stale-chunk' })
      await visit.until(({ state }) => state === 'content')
      await visit.tap('Show barcode')
      await visit.until(({ toast }) => toast.includes('cannot connect'))
    })
  })
})

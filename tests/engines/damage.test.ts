import { describe, expect, test } from 'vitest'
import { checkBridge, checkDamage, checkStale, copy } from './checks/damage.ts'
import { createVisitor } from './harness.ts'
import { islands, pages, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitIn = createVisitor()

/** What does not get into each other's way is broken on one phone. */
const phones = [
  'storage-null,bridge:webkit,clock:400,images',
  'storage-throws,bridge:throws,clock:-400',
  'storage-full,bridge:app,clipboard-denied',
  'storage-corrupt,bridge:react,clipboard-missing'
]
const storages = ['storage-null', 'storage-throws', 'storage-full', 'storage-corrupt']
const bridges = ['app', 'webkit', 'react', 'throws']
const stale = ['stale-entry', 'stale-entry:1', 'stale-entry,storage-throws']

type Row = readonly [page: string, what: string, engine: (typeof engineNames)[number], open: string]

function rows(of: typeof pages, whats: string[]): Row[] {
  return of.flatMap(page =>
    whats.flatMap(what =>
      engineNames.map(engine => [page.file, what, engine, typicalOf(page)] as const)
    )
  )
}

describe.concurrent('each page', () => {
  test.for(rows(pages, phones))('%s shows its content with %s in %s', async row => {
    const [, damage, engine, open] = row
    expect(await visitIn(engine, visit => checkDamage(visit, open, damage))).toEqual([])
  })

  test.for(rows(pages, bridges))('%s goes back by the bridge %s in %s', async row => {
    const [, kind, engine, open] = row
    expect(await visitIn(engine, visit => checkBridge(visit, open, kind))).toEqual([])
  })

  test.for(rows(islands, stale))('%s recovers from %s in %s, or says so', async row => {
    const [, damage, engine, open] = row
    expect(await visitIn(engine, visit => checkStale(visit, open, damage))).toEqual([])
  })
})

const copies = [
  ['', 'copy success'],
  ['clipboard-denied', 'Copying was blocked'],
  ['clipboard-missing', 'Copying was blocked']
].flatMap(([damage = '', says = '']) => engineNames.map(engine => [damage, says, engine] as const))

const handed = storages.flatMap(storage => engineNames.map(engine => [storage, engine] as const))

describe.concurrent('repayment page', () => {
  test.for(copies)('after copying with "%s" it says "%s" in %s', async row => {
    const [damage, says, engine] = row
    const said = await visitIn(engine, visit =>
      copy(visit, 'repay-due', 'Copy repayment code', damage)
    )
    expect(said).toContain(says)
  })

  test.for(handed)('hands its code over with %s in %s', async ([storage, engine]) => {
    const trouble = await visitIn(engine, async visit => {
      await visit.open('repay-due', { damage: storage })
      await visit.tap('How to pay with this code')
      await visit.until(({ path, text }) => /code-2/.test(path) && text.includes('SP-20410001-01'))
      return visit.trouble()
    })
    expect(trouble).toEqual([])
  })

  test.for(engineNames)('says so when its barcode cannot be loaded in %s', async engine => {
    await visitIn(engine, async visit => {
      await visit.open('repay-barcode', { damage: 'stale-chunk' })
      await visit.until(({ state }) => state === 'content')
      await visit.tap('Scan to pay')
      await visit.until(({ state }) => state === 'failed')
    })
  })
})

import { describe, expect, test } from 'vitest'
import { loanQuery } from '../sandbox/scenarios/compose.ts'
import { createVisitor } from './harness.ts'
import { poll } from './poll.ts'
import { engineNames } from './pool.ts'
import type { Visit } from './visit.ts'

const visitIn = createVisitor({ pageCache: true })

/** As long as somebody who comes back from a wallet may be left without an answer. */
const patience = 6000

const onItsWay =
  /Received: \d\d:\d\d\.[\s\S]*Please do not pay again\.[\s\S]*It is credited to your loan/

const pathOf = (visit: Visit) => visit.tab.run(() => location.pathname, undefined)

const untilAt = (visit: Visit, wanted: RegExp, within?: number) =>
  poll(
    () => pathOf(visit),
    path => wanted.test(path),
    path => `Still at ${path}`,
    within
  )

/** Asks for a link, pays in the wallet that it opens, and stands before the wallet's last page. */
async function payInWallet(visit: Visit, way: string): Promise<void> {
  await visit.open('repay-due')
  await visit.until(({ state }) => state === 'content')
  await visit.rest()
  await visit.tap('Payment')
  await untilAt(visit, /sandbox\/pay/)
  const press = (value: string) => {
    const button = document.querySelector<HTMLElement>(`button[value="${value}"]`)
    setTimeout(() => button?.click())
    return button !== null
  }
  await poll(
    () => visit.tab.run(press, way),
    Boolean,
    () => `The wallet has no ${way}`
  )
  await poll(
    () => visit.tab.run(() => document.querySelector('[role=status]') !== null, undefined),
    Boolean,
    () => 'The wallet says nothing'
  )
}

/** Goes back as far as the repayment page: engines differ in what a form leaves in between. */
async function goBack(visit: Visit): Promise<void> {
  for (let step = 0; step < 3 && !/^\/repay/.test(await pathOf(visit)); step++) {
    await visit.tab.run(() => void setTimeout(() => history.back()), undefined)
    await untilAt(visit, /^\/repay\.html/, 1500).catch(() => {})
  }
  await untilAt(visit, /^\/repay\.html/)
}

/** Pays at the counter by the borrower's own code, while the page is open. */
async function payAtCounter(visit: Visit, way: string): Promise<void> {
  await visit.tab.run(
    async ([session, wanted]) => {
      const query = new URLSearchParams({ sessionId: session, code: 'MP1234510001' })
      const body = new URLSearchParams({ way: wanted })
      await fetch(`/muscular/sandbox/counter?${query}`, { method: 'POST', body })
    },
    [`due.${visit.id}`, way] as const
  )
}

/** Waits for it, as long as a borrower who has come back has to. */
async function seeWithin(visit: Visit, wanted: RegExp): Promise<void> {
  await visit.until(({ path, text }) => path === '/repay.html' && wanted.test(text), patience)
}

describe.concurrent('somebody who pays elsewhere sees what became of it within six seconds', () => {
  test.for(engineNames)('of the way back, from the page cache, in %s', async engine => {
    const reports = await visitIn(engine, async visit => {
      await payInWallet(visit, 'take three minutes')
      await goBack(visit)
      await seeWithin(visit, onItsWay)
      return (await visit.seen()).reports
    })
    expect(reports).toEqual(['shown: again'])
  })

  test.for(engineNames)('of opening the page anew, in %s', async engine => {
    const trouble = await visitIn(engine, async visit => {
      await payInWallet(visit, 'take three minutes')
      await visit.open('repay-due')
      await untilAt(visit, /^\/repay\.html/)
      await seeWithin(visit, onItsWay)
      return visit.trouble()
    })
    expect(trouble).toEqual([])
  })

  test.for(engineNames)('of a look at another app, until it is posted, in %s', async engine => {
    const trouble = await visitIn(engine, async visit => {
      await visit.open('repay-due', loanQuery)
      await visit.until(({ state }) => state === 'content')
      await visit.rest()
      // By this the page knows that a payment may come.
      await visit.tap('Copy repayment code')
      for (const [way, wanted] of [
        ['take three minutes', onItsWay],
        ['post', /was credited to your loan\.[\s\S]*You owe nothing more on this loan\./]
      ] as const) {
        await payAtCounter(visit, way)
        // Twice within a moment counts once.
        await new Promise(resolve => setTimeout(resolve, 1600))
        await visit.tab.run(() => {
          document.dispatchEvent(new Event('visibilitychange'))
        }, undefined)
        await seeWithin(visit, wanted)
      }
      return visit.trouble()
    })
    expect(trouble).toEqual([])
  })
})

import { describe, expect, inject, test } from 'vitest'
import { signedLetter } from '../browser/signed-letter.ts'
import { keys, site, spoiltPapers } from '../shared/features/paper/spoilt-papers.ts'
import { createVisitor } from './harness.ts'
import { poll } from './poll.ts'
import { engineNames } from './pool.ts'

const visitIn = createVisitor()

/** The verdict that is shown. Runs in the page. */
function findVerdict(): string {
  const verdict = document.querySelector<HTMLElement>('[data-verdict]:not([hidden])')
  return verdict?.dataset.verdict ?? ''
}

const papers = await spoiltPapers()

describe.concurrent('papers', () => {
  test('number more than 300 spoilt ones', () => {
    expect(papers.length).toBeGreaterThanOrEqual(300)
  })

  test.for(engineNames)('that are spoilt have the same verdicts in Node and %s', async engine => {
    const verdicts = await visitIn(engine, async visit => {
      await visit.open('404.html')
      await visit.until(({ state }) => state === 'content')
      return visit.tab.run(
        ([list, listedKeys, lender]) =>
          Promise.all(list.map(jws => window.probe?.checkPaper(jws, listedKeys, lender))),
        [papers.map(([, jws]) => jws), keys, site] as const
      )
    })
    const reasons = verdicts.map((verdict, index) => {
      const { state, reason } = verdict as { state?: string; reason?: string }
      return [papers[index]?.[0], reason ?? state]
    })
    expect(reasons).toEqual(papers.map(([name, , reason]) => [name, reason]))
  })

  test.for(engineNames)('are checked in %s once there is no server any more', async engine => {
    const letter = await signedLetter(inject('origin'))
    const trouble = await visitIn(engine, async visit => {
      const isSaid = (wanted: string) =>
        poll(
          () => visit.tab.run(findVerdict, undefined),
          verdict => verdict === wanted,
          String
        )
      const open = async (paper: string) => {
        await visit.leave()
        await visit.open('verify.html', {}, `#${paper}`)
      }
      const scan = (paper: string) =>
        visit.tab.run(text => {
          location.hash = text
        }, paper)
      // A driven WebKit keeps no page on the disk: there the one that is open goes on.
      const show = engine === 'webkit' ? scan : open
      await open(letter)
      await isSaid('genuine')
      await visit.cut()
      await show(letter.slice(0, -9))
      await isSaid('cut')
      await show(letter)
      await isSaid('genuine')
      return visit.trouble()
    })
    expect(trouble).toEqual([])
  })
})

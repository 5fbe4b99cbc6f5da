import { describe, expect, test } from 'vitest'
import { judgeLink } from '../../shared/context/link.ts'
import {
  developersLinks,
  goodLinks,
  hostileLinks,
  linkRules,
  publishedRules
} from '../shared/bridge/links.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'

const visitIn = createVisitor()

// Only texts can be passed into another engine.
const links = [
  ...hostileLinks,
  ...[...goodLinks, ...developersLinks].map(({ link }) => link)
].filter((link): link is string => typeof link === 'string')

const rules = [linkRules, publishedRules]

const verdicts = rules.map(each =>
  links.map(link => {
    const verdict = judgeLink(link, each)
    return [link, verdict.kind, verdict.kind === 'web' ? verdict.url.href : '']
  })
)

describe.concurrent('links', () => {
  test('number more than sixty hostile ones', () => {
    expect(verdicts[0]?.filter(([, kind]) => kind === 'refused').length).toBeGreaterThan(60)
  })

  test.for(engineNames)('have the same verdicts in Node and %s', async engine => {
    const judged = await visitIn(engine, async visit => {
      await visit.open('404.html')
      await visit.until(({ state }) => state === 'content')
      return visit.tab.run(
        ([list, all]) => all.map(each => list.map(link => window.probe?.judge(link, each))),
        [links, rules] as const
      )
    })
    expect(judged).toEqual(verdicts)
  })
})

import { describe, expect, test } from 'vitest'
import { checkCode } from '../../shared/loan/payment-code/check-code.ts'
import { goodCodes, tamperedCodes } from '../shared/loan/payment-code/cases.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'

const visitIn = createVisitor()

const cases = [...tamperedCodes, ...goodCodes]
const verdicts = cases.map(({ text, expected }) => checkCode(text, expected))

describe.concurrent('payment codes', () => {
  test.for(engineNames)('have the same verdicts in Node and %s', async engine => {
    const judged = await visitIn(engine, async visit => {
      await visit.open('404.html')
      await visit.until(({ state }) => state === 'content')
      return visit.tab.run(
        list => list.map(({ text, expected }) => window.probe?.checkCode(text, expected)),
        cases
      )
    })
    const withNames = (some: unknown[]) =>
      some.map((verdict, index) => [cases[index]?.name, verdict])
    expect(withNames(judged)).toEqual(withNames(verdicts))
  })
})

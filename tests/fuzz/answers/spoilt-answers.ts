import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../../shared/api/answer.ts'
import { paymentsCall } from '../../../shared/api/payments.ts'
import { pageCalls } from '../../sandbox/contract/answers.ts'
import { type Answers, addressOf, recordedNetwork, replayedNetwork } from '../press.ts'
import { fieldsOf, moreSpoils, spoils, spoiltAt } from '../spoil.ts'
import { visitPage } from '../visit.ts'

/**
 * The data that the page reads from an answer: two that are read alike need to be shown only once.
 */
function readingOf(path: string, text: string): string {
  const call = pageCalls.find(each => each.path === path)
  if (!call) throw new Error(`${path} is a call of no page`)
  const { success, code, message, data } = readAnswer(
    call as Parameters<typeof readAnswer>[0],
    text
  )
  return JSON.stringify([success, code, message, data])
}

/** Calls that several pages show in the same part: spoilt on the first of a file's pages. */
const shownAlike: readonly string[] = [paymentsCall.path]

interface Counts {
  answers: number
  views: number
}

/** Every field of one answer, spoilt in every way. */
async function spoilAnswer(
  scenario: string,
  answers: Answers,
  path: string,
  isAsked: boolean,
  counts: Counts,
  signal: AbortSignal
): Promise<string[]> {
  const answer = JSON.parse(answers.get(path) ?? '')
  const seen = new Set<string>()
  const problems: string[] = []
  for (const field of fieldsOf(answer)) {
    for (const spoil of moreSpoils) {
      counts.answers++
      readingOf(path, JSON.stringify(spoiltAt(answer, field, spoil)))
    }
    for (const [name, spoil] of spoils) {
      const text = JSON.stringify(spoiltAt(answer, field, spoil))
      counts.answers++
      const reading = readingOf(path, text)
      if (seen.has(reading)) continue
      seen.add(reading)
      counts.views++
      // A test that took too long is over: its pages must not stand in those of the next one.
      signal.throwIfAborted()
      const network = replayedNetwork(answers, new Map([[path, text]]))
      const sample = spoil(undefined)
      const found = await visitPage(addressOf(scenario), network, {
        presses: isAsked,
        input: typeof sample === 'string' ? sample : ''
      })
      problems.push(...found.map(each => `${path} ${field.join('.')} is ${name}: ${each}`))
    }
  }
  return problems
}

/** The tests of these scenarios: each answer that they bring, each of its fields. */
export function testAnswers(scenarios: readonly string[]): void {
  const done = new Set<string>()
  describe.each(scenarios)('%s', scenario => {
    test('shows content or what went wrong, whatever is in an answer', async ({ signal }) => {
      const address = addressOf(scenario)
      const first: Answers = new Map()
      expect(await visitPage(address, recordedNetwork(first))).toEqual([])
      const answers: Answers = new Map()
      expect(await visitPage(address, recordedNetwork(answers), { presses: true })).toEqual([])
      const counts = { answers: 0, views: 0 }
      const problems: string[] = []
      for (const path of [...answers.keys()].filter(each => !done.has(each))) {
        if (shownAlike.includes(path)) done.add(path)
        problems.push(
          ...(await spoilAnswer(scenario, answers, path, !first.has(path), counts, signal))
        )
      }
      console.log(`${scenario}: ${counts.answers} spoilt answers, ${counts.views} shown`)
      expect([...new Set(problems)].slice(0, 50)).toEqual([])
    })
  })
}

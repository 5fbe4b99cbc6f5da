import { expect, test } from 'vitest'
import { listFiles, readSource } from './sources.ts'

/**
 * A kept time may be of a phone whose clock was wrong: `shared/lib/elapsed.ts` alone compares one with now.
 * The others compare with something else than a kept time, each for its reason.
 */
const others = new Map([
  ['shared/lib/elapsed.ts', 'it is the comparison'],
  ['shared/context/answer-date.ts', 'measures the phone’s clock by the server’s'],
  ['shared/features/unanswered/left-open.ts', 'says when this page was opened'],
  ['shared/features/notices/show-notices.ts', 'an operator’s end of a notice'],
  ['pages/landing/form.ts', 'a delay, never longer than the draft lives']
])

const compared = /(?:Date\.now\(\)\s*(?:-|[<>])|(?:-|[<>]=?)\s*Date\.now\(\))/

test('a kept time is compared with now in one place', () => {
  const sources = listFiles('pages', 'shared').filter(
    file => /\.tsx?$/.test(file) && !/^(?:shared\/(?:vite|tools)|pages\/workbench)\//.test(file)
  )
  const comparing = sources.filter(file => compared.test(readSource(file)))
  expect(comparing.sort()).toEqual([...others.keys()].sort())
})

test.each(['Date.now() - savedAt', 'savedAt > Date.now()', 'until <= Date.now()'])(
  'the comparison %s is found',
  text => expect(compared.test(text)).toBe(true)
)

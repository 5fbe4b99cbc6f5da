// @vitest-environment node
import { expect, test } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { canary, findAll, problemsOf, shareTabs } from './browser/tabs.ts'
import { messages } from './messages.ts'
import { sampleOf } from './seed.ts'

const { withTab } = shareTabs()

/** Longer ones are for Node: a megabyte each would be a gigabyte on its way. */
const handOver = (each: unknown) => (typeof each === 'string' ? each.slice(0, 2500) : 0)

/** The messages that can be handed to a browser, as a webview hands them over. */
const calls = sampleOf(1000, messages).map(message =>
  message.kind === 'call'
    ? {
        name: message.name,
        parameters: message.parameters.map(handOver)
      }
    : { name: 'onNativeBack', parameters: [] }
)

test('a page takes a thousand messages in a browser', async () => {
  await withTab(async tab => {
    await tab.page.goto(scenarioUrl('repay-due', { sessionId: `due.${canary}` }))
    expect(problemsOf(tab, await findAll(tab))).toEqual([])
    const thrown = await tab.page.evaluate(all => {
      const host = window as unknown as Record<string, (...parameters: unknown[]) => unknown>
      const errors: string[] = []
      for (const { name, parameters } of all) {
        try {
          host[name]?.(...parameters)
        } catch (error) {
          errors.push(`${name}: ${error}`)
        }
      }
      return errors
    }, calls)
    expect(thrown).toEqual([])
    expect(problemsOf(tab, await findAll(tab))).toEqual([])
    // An app may hand over a session that the server refuses.
    expect(['content', 'failed']).toContain((await findAll(tab)).look.state)
    expect(tab.page.url().length).toBeLessThan(10_000)
  })
})

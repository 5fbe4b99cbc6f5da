import { describe, expect, test } from 'vitest'
import { judgeLink } from '../../shared/context/link.ts'
import { axeViolations } from './checks/accessible.ts'
import { checkCallFault } from './checks/call-fault.ts'
import { checkStale, copy } from './checks/damage.ts'
import { checkWalk } from './checks/keyboard.ts'
import { checkLayout } from './checks/layout.ts'
import { countWrites, gestures } from './checks/once.ts'
import { findInvisible, findMotion } from './checks/preferences.ts'
import { createVisitor } from './harness.ts'
import { poll } from './poll.ts'
import type { Visit } from './visit.ts'
import { writes } from './writes.ts'

/**
 * A check that finds nothing is believed once it has been seen to fail: here each looks at a page
 * whose control has been taken out, and must say so.
 */
const visit = createVisitor({ pageCache: true })
const visitStill = createVisitor({ reducedMotion: true })
const visitForced = createVisitor({ forcedColours: true })

const disarmed = <Result>(work: (visit: Visit) => Promise<Result>) =>
  visit('chromium', work, 'disarmed')

/** Opens a page that is as it should be, for a test to spoil. */
async function openContent(opened: Visit, page: string, extra: Record<string, string> = {}) {
  await opened.open(page, extra)
  await opened.until(({ state }) => state === 'content')
}

describe.concurrent('a check is red', () => {
  test('when a lost answer is not caught', async () => {
    const problems = await disarmed(each =>
      checkCallFault(each, 'order-due', 'reset', { patience: 5000 })
    )
    expect(problems).not.toEqual([])
  })

  test.for(Object.keys(gestures))('when nothing locks a button on %s', async gesture => {
    const [write] = writes
    if (!write) throw new Error('There is no write')
    // A tap before the page's code is there is done once, whatever that code does.
    const onLivePage = { ...write, prepare: (each: Visit) => each.rest() }
    expect(await disarmed(each => countWrites(each, onLivePage, gesture))).toBeGreaterThan(1)
  })

  test.for(['storage-full', 'storage-null', 'storage-throws'])(
    'when %s is not caught',
    async damage => {
      const trouble = await disarmed(async each => {
        await each.open('repay-due', { damage })
        const { reports } = await poll(
          () => each.seen(),
          ({ reports }) => reports.length > 0,
          () => 'Nothing was reported'
        )
        return reports
      })
      expect(trouble.join()).toContain('not stored')
    }
  )

  test.for(['clipboard-denied', 'clipboard-missing'])(
    'when copying is said to work with %s',
    async damage => {
      const text = await disarmed(each => copy(each, 'repay-due', 'Copy repayment code', damage))
      expect(text).toContain('copy success')
    }
  )

  test('when no script watches whether the entry script loads', async () => {
    const stale = visit('chromium', each =>
      checkStale(each, 'order-due', 'stale-entry,no-boot', 3000)
    )
    await expect(stale).rejects.toThrow('loading')
  })

  test('when a page forgets that it has reloaded', async () => {
    const problems = await visit('chromium', each =>
      checkStale(each, 'order-due', 'stale-entry:12,storage-forgets')
    )
    expect(problems).toEqual(['was sent 13 times'])
  })

  test('when a page throws, breaks its policy or stays empty', async () => {
    const problems = await visit('chromium', async each => {
      await openContent(each, 'order-due')
      await each.tab.run(() => {
        setTimeout(() => {
          throw new Error('thrown')
        })
        void Promise.reject(new Error('rejected'))
        const style = document.createElement('style')
        style.textContent = 'p { color: red }'
        document.head.append(style)
        // All of it: React would mend a part, or say that it cannot.
        document.getElementById('root')?.remove()
      }, undefined)
      const { state } = await each.until(look => look.state !== 'content')
      await poll(
        () => each.trouble(),
        trouble => trouble.length >= 3,
        trouble => `Only ${trouble}`
      )
      return [state, ...(await each.trouble())].sort().join()
    })
    expect(problems).toMatch(/blank.*policy: style-src.*rejection: .*rejected.*uncaught: .*thrown/)
  })

  test('when a button has no name', async () => {
    const violations = await visit('chromium', async each => {
      await openContent(each, 'order-due', { damage: 'axe' })
      await each.tab.run(
        () => document.querySelector('.page_back')?.removeAttribute('aria-label'),
        undefined
      )
      return axeViolations(each)
    })
    expect(violations.join()).toContain('button-name')
  })

  test('when the focus is not seen, or a control out of reach', async () => {
    const problems = await visit('chromium', async each => {
      await openContent(each, 'order-due')
      await each.tab.run(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          ':focus-visible { outline: none !important; box-shadow: none !important }'
        )
        document.adoptedStyleSheets = [sheet]
        const fake = document.createElement('a')
        fake.href = '#fake'
        fake.textContent = 'fake'
        const frozen = document.createElement('div')
        frozen.inert = true
        frozen.append(fake)
        document.querySelector('main')?.append(frozen)
      }, undefined)
      return checkWalk(each)
    })
    expect(problems.join()).toMatch(/not reached: <a href="#fake".*focus not seen: Back/)
  })

  test('when something is too wide', async () => {
    const problems = await visit('chromium', async each => {
      await openContent(each, 'order-due')
      await each.tab.run(() => {
        const wide = document.createElement('p')
        wide.style.width = '340px'
        wide.textContent = 'wide'
        document.querySelector('main')?.append(wide)
      }, undefined)
      return checkLayout(each)
    })
    expect(problems.join()).toContain('320 px: sticks out: p. "wide"')
  })

  test('when the keyboard’s order differs from the order on the screen', async () => {
    const problems = await visit('chromium', async each => {
      await openContent(each, 'order-due')
      await each.tab.run(() => {
        const all = document.querySelectorAll<HTMLElement>('button, a[href], summary')
        const folded = 'details:not([open]) > :not(summary)'
        const visible = [...all].filter(each => each.offsetParent && !each.closest(folded))
        for (const [place, control] of [visible[2], visible[1]].entries()) {
          if (control) control.tabIndex = place + 1
        }
      }, undefined)
      return checkWalk(each)
    })
    expect(problems.join()).toContain('after what follows it')
  })

  test('when large text is cut off', async () => {
    const problems = await visit('chromium', async each => {
      await openContent(each, 'order-due')
      await each.tab.run(() => {
        const tight = document.createElement('p')
        Object.assign(tight.style, { height: '30px', overflow: 'hidden' })
        tight.textContent = 'tight'
        document.querySelector('main')?.append(tight)
      }, undefined)
      return checkLayout(each)
    })
    expect(problems).toEqual(['twice the text: is cut off: p. "tight"'])
  })

  test('when motion goes on although less is asked for', async () => {
    const motion = await visitStill('chromium', async each => {
      await each.open('order-due', { damage: 'hold:/' })
      await each.until(({ text }) => text !== '')
      await each.tab.run(() => {
        document.body.animate([{ opacity: 0.5 }, { opacity: 1 }], 10_000)
      }, undefined)
      return findMotion(each)
    })
    expect(motion).toEqual(['moves for 10000 ms'])
  })

  test('when a button has no edge of its own', async () => {
    const problems = await visitForced('chromium', async each => {
      await openContent(each, 'order-due')
      await each.tab.run(() => {
        const button = document.querySelector<HTMLElement>('.button.is-primary')
        if (button) button.style.border = 'none'
      }, undefined)
      return findInvisible(each)
    })
    expect(problems.join()).toContain('no edge: Repayment')
  })

  test('when an engine judges a link in its own way', async () => {
    const judged = await visit('chromium', async each => {
      await openContent(each, '404.html')
      return each.tab.run(() => {
        Object.assign(window, { URL: undefined })
        return window.probe?.judge('https://ok.example', { hosts: [], schemes: [] })
      }, undefined)
    })
    expect(judged).toEqual(['https://ok.example', 'refused', ''])
    expect(judgeLink('https://ok.example', { hosts: [], schemes: [] }).kind).toBe('web')
  })
})

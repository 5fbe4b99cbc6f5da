import { describe, expect, test } from 'vitest'
import { stuckMessages } from '#messages/stuck.ts'
import { checkDamage, waitAfterMove } from './checks/damage.ts'
import { checkDialogFocus } from './checks/keyboard.ts'
import { readPage } from './checks/no-script.ts'
import { checkReturn } from './checks/once.ts'
import { checkWriteFault } from './checks/write-fault.ts'
import { createVisitor } from './harness.ts'
import type { Visit } from './visit.ts'
import { writes } from './writes.ts'

/** As `controls.test.ts`: the checks of pages in use, each on a page without its control. */
const visit = createVisitor({ pageCache: true })
const visitWithout = createVisitor({ scriptsOff: true })

const disarmed = <Result>(work: (visit: Visit) => Promise<Result>) =>
  visit('chromium', work, 'disarmed')

const [payment] = writes
if (!payment) throw new Error('There is no write')

describe.concurrent('a check is red', () => {
  test('when a write is tried again by itself', async () => {
    const problems = await disarmed(each => checkWriteFault(each, payment, 'http-502'))
    expect(problems).toEqual(['asked 3 times'])
  })

  test('when a page does not mention a lost write', async () => {
    const silent = visit('chromium', each =>
      checkWriteFault(each, { ...payment, button: 'more' }, 'reset', 3000)
    )
    await expect(silent).rejects.toThrow('Nothing is said')
  })

  test('when a page shown again is still busy', async () => {
    const write = { ...payment, extra: { damage: 'no-return' } }
    const stuck = visit('chromium', each => checkReturn(each, write))
    await expect(stuck).rejects.toThrow('"state":"loading"')
  })

  test('when the app is called in the wrong way', async () => {
    const silent = disarmed(each => checkDamage(each, 'order-due', 'bridge:app', 3000))
    await expect(silent).rejects.toThrow('The app was told nothing')
  })

  test('when a picture that is missing stays broken', async () => {
    const broken = disarmed(each => checkDamage(each, 'repay-due', 'images'))
    await expect(broken).rejects.toThrow('broken: picture_image')
  })

  test('when a clock that was put back makes somebody wait', async () => {
    const seconds = await disarmed(each => waitAfterMove(each, '-0.0005'))
    expect(seconds).toBeGreaterThan(60)
  })

  test('when a dialog keeps the focus', async () => {
    const lost = disarmed(async each => {
      await each.open('repay-due')
      await each.until(({ state }) => state === 'content')
      return checkDialogFocus(each, 'I have already paid')
    })
    await expect(lost).rejects.toThrow('The focus does not come back')
  })

  test('when a dialog leaves the focus outside', async () => {
    const problems = await visit('chromium', async each => {
      await each.open('repay-due')
      await each.until(({ state }) => state === 'content')
      await each.tab.run(() => {
        const { showModal } = HTMLDialogElement.prototype
        HTMLDialogElement.prototype.showModal = function () {
          showModal.call(this)
          this.querySelector<HTMLElement>(':focus')?.blur()
        }
        HTMLHeadingElement.prototype.focus = () => undefined
      }, undefined)
      return checkDialogFocus(each, 'I have already paid')
    })
    expect(problems).toContain('the focus stays outside')
  })

  test('when a page says nothing without its script', async () => {
    const { text } = await visitWithout('chromium', each =>
      readPage(each, 'order-due', { damage: 'no-help' })
    )
    expect(text).not.toContain(stuckMessages.noScriptText)
  })
})

import { expect, test, vi } from 'vitest'
import { whenSent } from '../../../shared/ui/text-frame/when-sent.ts'

test('a form that was sent before its code came is heard once, and again each time', async () => {
  await import('../../../shared/ui/text-frame/text-page.ts')
  document.body.innerHTML = '<form></form><form></form>'
  const [early, late] = document.forms
  if (!early || !late) throw new Error('no forms')
  const send = (form: HTMLFormElement) =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  const [heardEarly, heardLate] = [vi.fn(), vi.fn()]
  send(early)
  whenSent(early, heardEarly)
  whenSent(late, heardLate)
  expect(heardEarly).toHaveBeenCalledTimes(1)
  expect(heardLate).not.toHaveBeenCalled()
  send(early)
  send(late)
  expect(heardEarly).toHaveBeenCalledTimes(2)
  expect(heardLate).toHaveBeenCalledTimes(1)
})

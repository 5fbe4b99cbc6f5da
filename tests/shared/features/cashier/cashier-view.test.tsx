import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { cashierViewMessages as messages } from '#messages/cashier-view.ts'
import { commonMessages as common } from '#messages/common.ts'
import { extensionNoteMessages } from '#messages/extension-note.ts'
import type { Repayment } from '../../../../shared/api/repayment.ts'
import { CashierView } from '../../../../shared/features/cashier/cashier-view.tsx'
import { keepSlip, readSlip } from '../../../../shared/features/cashier/kept-slips.ts'
import type { Slip } from '../../../../shared/features/cashier/slip.ts'
import { prepareRoot } from '../../../setup/react-root.ts'
import { slip as code } from './slip.ts'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  }
)

/** Its picture is refused, as one that does not load. */
const slip: Slip = { ...code, source: 'channel', code: '', picture: 'javascript:0' }

async function show(repayment: Repayment, own: Partial<Slip> = {}) {
  const { root } = prepareRoot()
  const onClose = vi.fn()
  const view = <CashierView slip={{ ...slip, ...own }} repayment={repayment} onClose={onClose} />
  await act(() => root.render(view))
  const buttons = [...document.querySelectorAll<HTMLElement>('.cashier .button')]
  return { onClose, buttons, text: document.querySelector('.cashier')?.textContent }
}

test('a picture that does not load gives way to the loan’s own code, which is kept for the counter', async () => {
  history.replaceState(null, '', '/repay.html?orderId=20410001')
  keepSlip('20410001', slip)
  const { place: title, ...rest } = code
  const own = { code: { ...rest, title }, contractNumber: '', amount: code.amount }
  const { text, buttons } = await show(own as unknown as Repayment)
  expect(text).toContain('MP12 3451 0001')
  expect(text).not.toContain(messages.noPicture)
  expect(buttons.map(({ textContent }) => textContent)).toContain(common.share)
  expect((await readSlip('20410001', slip.kind))?.data).toMatchObject({
    source: 'loan',
    code: code.code
  })
})

test('without a code the view says so, and can only be closed', async () => {
  const { text, buttons, onClose } = await show({ code: undefined } as Repayment)
  expect(text).toContain(messages.noPicture)
  expect(buttons.map(({ textContent }) => textContent)).toEqual([common.close])
  buttons[0]?.click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a picture that fails late takes no focus away from the view', async () => {
  const { buttons } = await show({ code: undefined } as Repayment, {
    picture: 'https://pictures.example/1.png'
  })
  const turn = buttons.find(({ textContent }) => textContent === messages.turn)
  turn?.focus()
  expect(document.activeElement).toBe(turn)
  await act(() => document.querySelector('.cashier img')?.dispatchEvent(new Event('error')))
  expect(document.activeElement?.textContent).toBe(common.close)
})

test('turned, the code keeps white at both sides, and the bars their length', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  const { buttons } = await show({} as Repayment, code)
  const style = () => document.querySelector<HTMLElement>('.cashier_sheet')?.style
  expect(style()).toMatchObject({ width: '360px', height: '480px' })
  act(() => buttons.find(({ textContent }) => textContent === messages.turn)?.click())
  expect(style()).toMatchObject({ width: '480px', height: '328px' })
})

test('the name of the code stands above it, and the contract’s number stands with the place', async () => {
  await show({} as Repayment, { ...code, contractNumber: 'SP-1' })
  const sheet = document.querySelector('.cashier_sheet')
  expect([...(sheet?.children ?? [])].map(({ className }) => className)).toEqual([
    'cashier_label',
    'cashier_code',
    'cashier_figure'
  ])
  expect(sheet?.querySelector('.cashier_label')?.textContent).toBe(common.repaymentCode)
  const facts = [...document.querySelectorAll('.cashier_place')].map(each => each.textContent)
  expect(facts.pop()).toBe(`${common.contractNumber} SP-1`)
})

test('without a code the contract’s number is still there', async () => {
  const { text } = await show({ code: undefined } as Repayment, { contractNumber: 'SP-1' })
  expect(text).toContain(`${common.contractNumber} SP-1`)
})

test.each([
  ['instalment', false],
  ['extension', true]
] as const)(
  'of an %s the cashier reads that it does not pay off the loan: %s',
  async (kind, isSaid) => {
    const { text } = await show({} as Repayment, { ...code, kind })
    expect(text?.includes(extensionNoteMessages.notPaidOff)).toBe(isSaid)
  }
)

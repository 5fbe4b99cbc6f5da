import { act } from 'react'
import { expect, test } from 'vitest'
import { createRepayCode2Page } from '../../../pages/repay-code-2/store.ts'
import { Page } from '../../../pages/repay-code-2/view.tsx'
import { brand } from '../../../shared/config/brand.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open } = prepareBackend()

async function draw(scenario: string, data?: object) {
  open(scenario)
  if (data) answerWith({ code: 0, data })
  const store = createRepayCode2Page()
  const { root } = prepareRoot()
  await act(async () => {
    root.render(<Page store={store} />)
    await store.load()
  })
  return document.body
}

test('the biller is named before the steps, which name the same one', async () => {
  const page = await draw('repay-code-2')
  const text = page.textContent ?? ''
  const warning = text.indexOf(`The only biller for this loan is ${brand.billerName}`)
  expect(warning).toBeGreaterThan(-1)
  expect(text.indexOf('At the counter')).toBeGreaterThan(warning)
  expect(text).toContain(`Choose Loans, then ${brand.billerName}.`)
})

test('the note of an extension stands above the shop', async () => {
  const page = await draw('repay-code-2-delay')
  const note = page.querySelector('.extension-note')
  expect(note?.nextElementSibling?.className).toBe('code_channel')
  expect(note?.textContent).toMatch(/next payment date is \d.* you still owe ₱5\.455,00\.$/)
})

test.each([
  [{ max: 100_000 }, 'Only up to ₱1.000,00'],
  [{ min: 600_000 }, 'Only for ₱6.000,00 or more'],
  [{ down: 'Closed until Monday', max: 100_000 }, 'Closed until Monday'],
  [{ min: 545_500, max: 545_500 }, undefined]
])('a code that takes %j is offered, or says %s', async (limits, reason) => {
  const defDetail = { payCode: 'MP1234510001', title: 'Mart', ...limits }
  const page = await draw('repay-code-2', { repayAmount: '₱5.455,00', defDetail })
  const heading = [...page.querySelectorAll('h2')].find(each => each.textContent === 'Mart')
  expect(heading?.closest('.card')?.querySelector(':scope > p')?.textContent).toBe(
    reason ?? 'Please keep the deposit slip as proof of payment'
  )
  expect(page.textContent?.includes('MP12 3451 0001')).toBe(reason === undefined)
})

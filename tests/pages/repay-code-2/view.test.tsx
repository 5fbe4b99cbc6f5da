import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createRepayCode2Page } from '../../../pages/repay-code-2/store.ts'
import { Page } from '../../../pages/repay-code-2/view.tsx'
import { brand } from '../../../shared/config/brand.ts'
import { $outages } from '../../../shared/context/outages.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open } = prepareBackend()
afterEach(() => act(async () => $outages.set([])))

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

const defDetail = { payCode: 'MP1234510001', title: 'Mart' }
const mart = { name: 'Mart', channel_number: '90011' }

const drawAt = (way: object) =>
  draw('repay-code-2', { repayAmount: '₱5.455,00', defDetail, repayList: [way] })

test.each([
  [{ max: 100_000 }, 'Only up to ₱1.000,00'],
  [{ min: 600_000 }, 'Only for ₱6.000,00 or more'],
  [{ down: 'Closed until Monday' }, 'Closed until Monday']
])('a place that takes %j by another code is said to beside this one: %s', async (limits, text) => {
  const page = await drawAt({ ...mart, ...limits })
  expect(page.querySelector('.code_big')?.textContent).toContain(text)
  expect(page.textContent).toContain('MP12 3451 0001')
  expect(page.textContent).toContain('Show to cashier')
})

test.each([{ max: 100_000 }, { down: 'Closed until Monday' }])(
  'a channel with this very code that takes %j takes the code with it',
  async limits => {
    const page = await drawAt({ ...mart, name: 'Elsewhere', barcode: 'MP1234510001', ...limits })
    expect(page.textContent).toMatch(/Only up to ₱1.000,00|Closed until Monday/)
    expect(page.textContent).not.toContain('MP12 3451 0001')
    expect(page.textContent).not.toContain('Show to cashier')
  }
)

const outage = { number: '90011', until: Date.now() + 60_000, text: 'Not available until 6 pm.' }

test('an outage at the place of the code is said beside it, also once the page stands', async () => {
  const page = await drawAt(mart)
  expect(page.textContent).not.toContain(outage.text)
  await act(async () => $outages.set([outage]))
  expect(page.querySelector('.code_big')?.textContent).toContain(outage.text)
  await act(async () => $outages.set([{ ...outage, number: '90012' }]))
  expect(page.textContent).not.toContain(outage.text)
})

test('an outage of the channel with this very code takes the code with it', async () => {
  $outages.set([outage])
  const page = await drawAt({ ...mart, barcode: 'MP1234510001' })
  expect(page.textContent).toContain(outage.text)
  expect(page.textContent).not.toContain('MP12 3451 0001')
})

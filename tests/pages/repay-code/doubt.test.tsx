import { act } from 'react'
import { expect, test } from 'vitest'
import { cashierMessages } from '#messages/cashier.ts'
import { createRepayCodePage } from '../../../pages/repay-code/store.ts'
import { Page } from '../../../pages/repay-code/view.tsx'
import { brand } from '../../../shared/config/brand.ts'
import { fetchCashier } from '../../../shared/features/cashier/show-to-cashier.tsx'
import { pause } from '../../../shared/lib/pause.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open, openAddress } = prepareBackend()
const link = '/repay-code.html?showType=1&payCode=EVIL-6666&repayAmount=990000&clarity=1'

function openLink(address = link) {
  openAddress(address)
  return drawPage()
}

async function drawPage(store = createRepayCodePage()) {
  const { root } = prepareRoot()
  await act(async () => {
    await fetchCashier()
    root.render(<Page store={store} />)
    await store.load()
  })
  return document.body
}

test.each([true, false])(
  'without a loan the amount is named as stated by the link (codes of links: %s)',
  async shows => {
    brand.unconfirmedCodes = shows
    const page = await openLink()
    expect(page.textContent).toContain('₹9.900,00')
    expect(page.textContent).toContain('Amount stated by the link')
    expect(page.querySelector('.amount-head')).toBeNull()
    expect(page.textContent?.includes('EVIL')).toBe(shows)
  }
)

const mainButtons = (page: Element) =>
  [...page.querySelectorAll('.button.is-primary')].map(each => each.textContent)

const firstStep = (page: Element) => page.querySelector('ol li')?.textContent

test.each(['1', '2'])('a code of showType %s is first of all for the cashier', async showType => {
  brand.unconfirmedCodes = true
  const page = await openLink(link.replace('showType=1', `showType=${showType}`))
  expect(mainButtons(page)).toEqual(['Show to cashier'])
  const isQr = showType === '2'
  expect(firstStep(page) === 'Tap Show\u00a0to\u00a0cashier.').toBe(isQr)
})

test.each([
  ['counter', 'Show to cashier', 'Tap Show\u00a0to\u00a0cashier.', 'At the counter, On this phone'],
  ['wallet', 'Save the code', 'Save the code or take a screenshot first.', 'On this phone']
])('a QR code of a %s has the main button: %s', async (kind, name, step, heads) => {
  const list = [{ name: 'Way', channel_number: 1, barcode: 'MP1234510001', kind }]
  open('repay-code-qr')
  answerWith({ code: 0, data: { repayAmount: '₱5.455,00', repayList: list } })
  const page = await drawPage()
  expect(mainButtons(page)).toEqual([name])
  expect(firstStep(page)).toBe(step)
  const titles = [...page.querySelectorAll('.repay-code_tips h3')]
  expect(titles.map(({ textContent }) => textContent).join(', ')).toBe(heads)
})

test.each([
  ['repay-code-extension', 'Rollover amount', true],
  ['repay-code-text', 'Amount to repay', false]
])(
  '%s shows %s, and that it does not pay off the loan: %s',
  async (scenario, label, extendsLoan) => {
    open(scenario)
    const page = await drawPage()
    expect(page.querySelector('.amount-head_label')?.textContent).toBe(label)
    const note = page.querySelector('.repay-code_card > .extension-note:first-child')
    const says =
      /^Your next payment date is \d.*\.Extending does not pay off your loan: you still owe ₱5\.455,00\.$/
    expect(says.test(note?.textContent ?? '')).toBe(extendsLoan)
  }
)

test.each(['', 'see your app'])(
  'a code of this loan without an amount of ours (%j) does not say to pay that of the link',
  async repayAmount => {
    const list = [{ name: 'Mart', channel_number: 1, barcode: 'MP1234510001', kind: 'counter' }]
    open('repay-code-text', { repayAmount: '10000' })
    answerWith(
      { code: 0, data: { repayAmount, repayList: list } },
      { code: 7, message: 'No extension' }
    )
    const page = await drawPage()
    expect(page.textContent).toContain('MP12 3451 0001')
    expect(page.querySelector('.amount-head')?.textContent).toContain('--')
    expect(page.textContent).toContain('Our records name no amount for this code.')
    expect(page.textContent).toContain('Amount stated by the link: ₱100,00')
    expect(page.textContent).not.toContain('Pay exactly')
  }
)

test('the cashier sees the doubt, and no code of this loan', async () => {
  brand.unconfirmedCodes = true
  const page = await openLink()
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show to cashier'
  )
  await act(async () => {
    button?.click()
    // The view and its barcode, which are fetched.
    await pause(300)
  })
  const cashier = page.querySelector('.cashier')?.textContent
  expect(cashier).toContain('We have not confirmed them.')
  expect(cashier).toContain('Code from a link')
  expect(cashier).not.toContain('Code of this loan')
})

test('a code of an extension that has just been paid is said to be used', async () => {
  open('repay-code-used')
  const store = createRepayCodePage()
  const page = await drawPage(store)
  expect(page.textContent).toContain('This loan is already paid.')
  act(() => store.payments.$money.set('extended'))
  expect(page.textContent).toContain(cashierMessages.extended)
})

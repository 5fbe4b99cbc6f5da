import { act } from 'react'
import { expect, test } from 'vitest'
import { createRepayPage } from '../../../../pages/repay/store.ts'
import { OtherWays } from '../../../../shared/features/repayment/other-ways.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const { open } = prepareBackend()

async function rowsOf(store: object): Promise<(string | null)[]> {
  open('repay-due')
  const ways = [{ name: 'Wallet' }, { name: 'Bank' }, { name: 'Store', ...store }]
  const repayList = ways.map((way, index) => ({ ...way, channel_number: index }))
  answerWith({ code: 0, data: { repayAmount: '₱5,455.00', repayList } })
  const page = createRepayPage()
  await page.load()
  const { host, root } = prepareRoot()
  await act(async () => root.render(<OtherWays store={page} codeTitle="Store" />))
  return [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
}

test.each([{}, { fee: '₱15', posts: 'by tomorrow' }])(
  'the way whose code has a card below has no row besides, whatever it says',
  async store => {
    expect(await rowsOf(store)).toEqual(['Bank'])
  }
)

test('a way that does not work now is not offered to be chosen', async () => {
  const [, store] = await rowsOf({ name: 'Shop', down: 'Until 10:00' })
  expect(store).toBe('ShopUntil 10:00')
  expect(document.querySelectorAll('span.radio').length).toBe(1)
})

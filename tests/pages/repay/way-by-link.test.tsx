import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { createRepayPage } from '../../../pages/repay/store.ts'
import { Page } from '../../../pages/repay/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

async function hintsOf(scenario: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  backend.open(scenario)
  const page = createRepayPage()
  await page.load()
  const html = renderToString(<Page store={page} />)
  const [, button] =
    /class="button_hint"[^>]*>([^<]*)<\/span><\/button><\/div><\/div>/.exec(html) ?? []
  return { html, button }
}

test('the card of a way without a code says what opens it', async () => {
  const { html, button } = await hintsOf('repay-due')
  expect(html.split(messages.opensBy)).toHaveLength(2)
  expect(button).toBe('₱5.455,00 · Demo Wallet')
})

test('beside an act of the card the button says that it goes by a link', async () => {
  const { html, button } = await hintsOf('repay-wallets')
  expect(html).not.toContain(messages.opensBy)
  expect(button).toBe('₱5.455,00 · Demo Wallet, on the web')
})

import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createRepayPage } from '../../../pages/repay/store.ts'
import { Page } from '../../../pages/repay/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

async function hintOf(scenario: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  backend.open(scenario)
  const page = createRepayPage()
  await page.load()
  const html = renderToString(<Page store={page} />)
  const [, button] =
    /class="button_hint"[^>]*>([^<]*)<\/span><\/button><\/div><\/div>/.exec(html) ?? []
  return button
}

test('the button names the way that it opens', async () => {
  const button = await hintOf('repay-due')
  expect(button).toBe('₱5.455,00 · Demo Wallet')
})

test('beside an act of the card the button says that it goes by a link', async () => {
  const button = await hintOf('repay-wallets')
  expect(button).toBe('₱5.455,00 · on the web instead')
})

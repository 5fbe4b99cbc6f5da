import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayApp } from '../../../../shared/features/pay-apps/pay-app.tsx'

test('the amount stands as the page writes it, and not as it is copied', () => {
  const way = { appLink: 'gcash://pay?code=MP1', qr: '' }
  const html = renderToStaticMarkup(
    <PayApp way={way} name="GCash" amount="₱5.455,00" guard={action => action()} />
  )
  expect(html).toMatch(/<strong[^>]*>₱5\.455,00<\/strong>/)
  expect(html).not.toContain('5455.00')
})

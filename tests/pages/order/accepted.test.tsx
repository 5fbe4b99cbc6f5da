import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { acceptedMessages as messages } from '#messages/accepted.ts'
import { Accepted } from '../../../pages/order/accepted.tsx'

test('counts only steps as steps, and says where they are seen above the button', () => {
  const html = renderToStaticMarkup(<Accepted onSee={() => {}} />)
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html.indexOf(messages.here)).toBeGreaterThan(html.indexOf('</ol>'))
  expect(html.indexOf(messages.seeLoan)).toBeGreaterThan(html.indexOf(messages.here))
})

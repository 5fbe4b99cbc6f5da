import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { acceptedMessages as messages } from '#messages/accepted.ts'
import { Accepted } from '../../../pages/order/accepted.tsx'

test('counts the steps that come, above the button that leads on', () => {
  const html = renderToStaticMarkup(<Accepted onSee={() => {}} />)
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html.match(/<p>/)).toBeNull()
  expect(html.indexOf(messages.seeLoan)).toBeGreaterThan(html.indexOf('</ol>'))
})

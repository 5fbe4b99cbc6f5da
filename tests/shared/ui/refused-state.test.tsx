import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefusedState } from '../../../shared/ui/error-state/refused-state.tsx'

test.each([
  ['This loan is paid. Thank you.', 'This loan is paid.', 'Thank you.'],
  ['यह लोन चुक गया है। धन्यवाद।', 'यह लोन चुक गया है।', 'धन्यवाद।'],
  ['This offer is over', 'This offer is over', undefined],
  [
    'Ask Ms. Reyes of order No. 12 first. Then pay.',
    'Ask Ms. Reyes of order No. 12 first.',
    'Then pay.'
  ],
  ['Pay ₱5.455,00 at a counter.', 'Pay ₱5.455,00 at a counter.', undefined]
])('of “%s” the first sentence is the title', (message, title, rest) => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <RefusedState message={message} action="See your loan" onAct={() => {}} />
  )
  const [first, second] = place.querySelector('.error-state_title')?.childNodes ?? []
  expect(first?.textContent?.trim()).toBe(title)
  expect(second?.nodeType === Node.ELEMENT_NODE ? second.textContent : undefined).toBe(rest)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallCard, Rest } from '../../../pages/customer-service/cards.tsx'

test('days and hours stand above the call, each on its own', () => {
  expect(renderToStaticMarkup(<CallCard />)).toMatch(
    /<strong>Monday to Friday<\/strong><strong>9\sam to 6\spm .*<\/strong>.*<button.*Call \+63/
  )
})

test('whether somebody answers now is said once the page knows it', () => {
  const text = (isOpen?: boolean) => renderToStaticMarkup(<CallCard isOpen={isOpen} />)
  expect(text(true)).toMatch(
    /Opening hours<.*chip is-good">Open now<.*Monday.*<button[^>]*is-primary/
  )
  expect(text(false)).toMatch(/Opening hours<.*chip">Closed now<.*Monday.*<button[^>]*is-secondary/)
  expect(text()).toMatch(/is-waiting"><span class="chip">Closed now<.*<button[^>]*is-primary/)
})

test('the page that collects the papers is one tap away from where it is named', () => {
  expect(renderToStaticMarkup(<Rest />)).toMatch(
    /collects them for you.*<button.*See your complaint/
  )
})

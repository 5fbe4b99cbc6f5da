import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallCard, HoursHead, Rest } from '../../../pages/customer-service/cards.tsx'

test('days and hours are the head of the page, each on its own', () => {
  expect(renderToStaticMarkup(<HoursHead />)).toMatch(
    /Opening hours<.*<span>Monday to Friday<\/span><span>9\sam to 6\spm .*<\/span>/
  )
})

test('whether somebody answers now is said once the page knows it', () => {
  const head = (isOpen?: boolean) => renderToStaticMarkup(<HoursHead isOpen={isOpen} />)
  expect(head(true)).toMatch(/Opening hours<.*chip is-good">Open now<.*Monday/)
  expect(head(false)).toMatch(/Opening hours<.*chip">Closed now<.*Monday/)
  expect(head()).toMatch(/is-waiting"><span class="chip">Closed now</)
})

test('a call is the main act unless nobody answers now', () => {
  const call = (isOpen?: boolean) => renderToStaticMarkup(<CallCard isOpen={isOpen} />)
  expect(call()).toMatch(/<button[^>]*is-primary.*Call \+63/)
  expect(call(true)).toMatch(/<button[^>]*is-primary.*Call \+63/)
  expect(call(false)).toMatch(/<button[^>]*is-secondary.*Call \+63/)
})

test('the page that collects the papers is one tap away from where it is named', () => {
  expect(renderToStaticMarkup(<Rest />)).toMatch(
    /collects them for you.*<button.*See your complaint/
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from '../../../shared/ui/unbroken/linked-text.tsx'
import { Unbroken } from '../../../shared/ui/unbroken/unbroken.tsx'

const partsOf = (text: string) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect(host.textContent).toBe(text)
  return [...host.querySelectorAll('span')].map(part => part.textContent)
}

test('an e-mail address parts before its @ alone, a telephone number nowhere', () => {
  expect(partsOf('Complaints: +63 2 8000 0000, care@sample-peso.example. 24 hours.')).toEqual([
    '+63 2 8000 0000,',
    'care@sample-peso.example.',
    '@sample-peso.example.'
  ])
})

test.each(['E-mail address', 'Reply by e-mail', 'ई-मेल करें'])('the word stays whole in: %s', text => {
  expect(partsOf(text)).toHaveLength(1)
})

test('a licence number keeps its letter', () => {
  expect(partsOf('Registration No. X-00.00000 · B-13.01234')).toEqual(['X-00.00000', 'B-13.01234'])
})

test('what can be reached is a link, and the sign after a number or an address of a page stays on its line', () => {
  const host = document.createElement('div')
  const text =
    'Ask +63\u00a02\u00a08000 0001, care@sample-peso.example, or https://www.sec.gov.ph/a. CS000000000'
  host.innerHTML = renderToStaticMarkup(<LinkedText>{text}</LinkedText>)
  expect(host.textContent).toBe(text)
  const links = [...host.querySelectorAll('a')]
  expect(
    links.map(link => [link.getAttribute('href'), link.closest('.unbroken')?.textContent])
  ).toEqual([
    ['tel:+63280000001', '+63\u00a02\u00a08000 0001,'],
    ['mailto:care@sample-peso.example', 'care@sample-peso.example,'],
    ['https://www.sec.gov.ph/a', 'https://www.sec.gov.ph/a.']
  ])
})

test('a text without either is left as it is', () => {
  expect(partsOf('Chapter 3, from 2 to 30 days @ home')).toEqual([])
})

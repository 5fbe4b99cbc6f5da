import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from '../../../shared/ui/unbroken/unbroken.tsx'

const partsOf = (text: string) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect(host.textContent).toBe(text)
  return [...host.querySelectorAll('span')].map(part => part.textContent)
}

test('an e-mail address parts before its @ alone, a telephone number nowhere', () => {
  expect(partsOf('Complaints: +63 2 8000 0000, care@sample-peso.example. 24 hours.')).toEqual([
    '+63 2 8000 0000',
    'care@sample-peso.example',
    '@sample-peso.example'
  ])
})

test.each(['E-mail address', 'Reply by e-mail', 'ई-मेल करें'])('the word stays whole in: %s', text => {
  expect(partsOf(text)).toHaveLength(1)
})

test('a licence number keeps its letter', () => {
  expect(partsOf('Registration No. X-00.00000 · B-13.01234')).toEqual(['X-00.00000', 'B-13.01234'])
})

test('a text without either is left as it is', () => {
  expect(partsOf('Chapter 3, from 2 to 30 days @ home')).toEqual([])
})

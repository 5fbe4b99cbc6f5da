import { expect, test } from 'vitest'
import { waysOf } from '../../../pages/customer-service/store.ts'

test('both contacts open', () => {
  const ways = waysOf({ messaging: '+63 900 555 0142', email: 'care@sample.example' })
  expect(ways.map(({ kind, open }) => [kind, typeof open])).toEqual([
    ['messaging', 'function'],
    ['email', 'function']
  ])
})

test('a contact that no app can open is shown to be copied', () => {
  const ways = waysOf({ messaging: 'sample_care', email: '' })
  expect(ways).toEqual([{ kind: 'messaging', value: 'sample_care', open: undefined }])
})

test('where the server names none, there is the phone', () => {
  expect(waysOf({ messaging: '', email: '' })).toMatchObject([
    { kind: 'phone', value: '+63 2 8000 0000' }
  ])
})

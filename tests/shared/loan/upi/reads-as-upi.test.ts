// @vitest-environment node
import { expect, test } from 'vitest'
import { readsAsUpi } from '../../../../shared/loan/upi/reads-as-upi.ts'

test.each([
  'upi://pay?pa=shop@okbank',
  'UPI:pay',
  'gpay://upi/pay?tr=1',
  'gpay://upi',
  'gpay://upi?x=1',
  'g.pay+2-x://upi#x',
  'phonepe://UPI:pay',
  // The fields of a payment, wherever they stand and however they are written.
  'pa=robber@ybl',
  'https://wallet.example/pay?PA=robber@ybl',
  'https://wallet.example/pay?x=1&pn=Shop',
  'https://wallet.example/pay?x=1;am=1.00',
  'https://wallet.example/pay?mam =1.00',
  'https://wallet.example/pay?cu[]=INR',
  'https://wallet.example/pay?cu[inr]=INR',
  'https://wallet.example/pay?%70a=robber@ybl',
  'https://wallet.example/pay?%2570%61=robber@ybl',
  'https://wallet.example/pay?pa%3Drobber@ybl',
  // A link within the link.
  'https://wallet.example/open?link=upi:pay',
  'https://wallet.example/open?link=%75pi%3A%2F%2Fpay'
])('%s reads as a UPI payment', link => {
  expect(readsAsUpi(link)).toBe('upi')
})

test.each([
  'https://wallet.example/pay?code=MP1',
  'gcash://pay?code=5%25',
  'https://wallet.example/pay?spa=1',
  'https://wallet.example/pay?name-pa=1',
  'https://wallet.example/pay?pay=1',
  'https://wallet.example/pay?pan=1&cut=2&pax[]=3',
  'https://wallet.example/?x=gpay://upi/pay',
  'gpay://upixel/pay',
  'https://upi.example/pay',
  'https://wallet.example/?occupi:x',
  'https://wallet.example/pay?x=%C3%B1',
  'https://wallet.example/pay?to=ana@ok'
])('%s does not', link => {
  expect(readsAsUpi(link)).toBe('other')
})

test.each([
  'https://wallet.example/pay?code=%zz',
  'https://wallet.example/pay?code=%',
  'https://wallet.example/pay?code=%00',
  'https://wallet.example/pay?code=%250a',
  'gcash://robber@pay?code=MP1',
  'https://wallet.example:8080@robber.example/pay',
  'g2.pay+x-y://robber@pay'
])('%s is read by wallets in different ways', link => {
  expect(readsAsUpi(link)).toBe('unreadable')
})

test('an address of e-mail in a link’s path or query is nobody’s login', () => {
  expect(readsAsUpi('https://wallet.example/ana@ok')).toBe('other')
  expect(readsAsUpi('see https://ana@wallet.example')).toBe('other')
})

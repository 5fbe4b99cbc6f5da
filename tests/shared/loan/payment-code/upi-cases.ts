import { type Case, indian, lookAlikes, otherAmounts } from './case.ts'

const query = 'pa=demolending@okbank&pn=Demo%20Lending&am=5455.00&cu=INR&tr=MP1234510001'
const parts = query.split('&')
const upi = (text: string) => `upi://pay?${text}`
const swap = (from: string, to: string) => upi(query.replace(from, to))

const behind = [
  ...['pa=robber@ybl', 'PA=robber@ybl', 'p%61=robber@ybl', 'am=1.00', 'AM=1.00', 'cu=USD'],
  ...['pn=Robber', 'mam=1.00', 'mam=', '#pa=robber@ybl', '#'],
  ...parts,
  ...parts.map(part => part.toUpperCase())
]

/** Where it would lead, instead of `upi://pay?`. */
const addresses = [
  ...['', 'upi:pay?', 'upi:?', 'upi://', 'upi:///pay?', 'upi://pay/?', 'upi://pay/x?'],
  ...['upi://pay@evil.example?', 'upi://user@pay?', 'upi://pay:80?', 'upi://pay.evil.example?'],
  ...['upi://mandate?', 'upi://collect?', 'upi://pay#?', 'upi://pay\\?', 'upi://pay%3f', '//pay?'],
  ...[' upi://pay?', '\tupi://pay?', 'javascript://x/pay?%0a', 'ирi://pay?']
]

export const tamperedUpi: readonly Case[] = [
  ...lookAlikes('demolending@okbank').map(each => [
    `payee ‘${each}’`,
    swap('demolending@okbank', encodeURIComponent(each))
  ]),
  ...['@okbank', 'robber@okbank', 'demolending@ybl', 'demolending@okbank,robber@ybl'].map(each => [
    `payee ‘${each}’`,
    swap('demolending@okbank', each)
  ]),
  ...lookAlikes('Demo Lending').map(each => [
    `name ‘${each}’`,
    swap('Demo%20Lending', encodeURIComponent(each))
  ]),
  ...otherAmounts.map(each => [`amount ‘${each}’`, swap('5455.00', encodeURIComponent(each))]),
  ...['USD', 'PHP', 'inr', 'I NR', '', '356', 'ІNR'].map(each => [
    `currency ‘${each}’`,
    swap('cu=INR', `cu=${encodeURIComponent(each)}`)
  ]),
  ...behind.map(each => [`${each} behind`, upi(`${query}&${each}`)]),
  ...['Pa=robber@ybl', 'am=1', 'cu=USD'].map(each => [`${each} before`, upi(`${each}&${query}`)]),
  ...['pa', 'cu'].map(each => [
    `${each} missing`,
    upi(parts.filter(part => !part.startsWith(each)).join('&'))
  ]),
  ['a semicolon for the ampersand', upi(query.replaceAll('&', ';'))],
  ['a semicolon and another payee behind', upi(`${query};pa=robber@ybl`)],
  ['nothing', upi('')],
  ['no query', 'upi://pay'],
  ...addresses.map(each => [`as ${each}`, each + query]),
  // Wallets read these in different ways.
  ...['tn', '&tn=1', 'tn=%zz', 'tn=%ff', 'pa[]=robber@ybl'].map(each => [
    `${each} behind`,
    upi(`${query}&${each}`)
  ]),
  ['a space', swap('%20', ' ')],
  ['a line break behind', upi(`${query}\n`)],
  ['a letter of another alphabet', swap('okbank', 'оkbank')]
].map(([name = '', text = '']) => ({ name: `UPI: ${name}`, text, expected: indian }))

export const goodUpi: readonly Case[] = [
  ['as it is', upi(query)],
  ['backwards', upi([...parts].reverse().join('&'))],
  ['the address in capitals', swap('demolending@okbank', 'DemoLending@OKBANK')],
  ['the sign written out', swap('@', '%40')],
  ['a plus for the space', swap('%20', '+')],
  ['the scheme in capitals', `UPI://pay?${query}`],
  ['a wallet’s own address', `gpay://upi/pay?${query}`],
  ['another wallet’s own address', `phonepe://pay?${query}`],
  ['without a name', upi(query.replace('&pn=Demo%20Lending', ''))],
  ['without an amount', upi(query.replace('&am=5455.00', ''))],
  ['without cents', swap('5455.00', '5455')],
  ['the least amount the same', upi(`${query}&mam=5455.00`)],
  ['with a note', upi(`${query}&tn=Loan%20SP-20410001-01`)],
  ['with a kind of shop', upi(`${query}&mc=6012&mode=04&orgid=000000`)],
  ['signed', upi(`${query}&sign=MEUCIQ==`)]
].map(([name = '', text = '']) => ({ name: `UPI: ${name}`, text, expected: indian }))

import { expect, test } from 'vitest'
import { listFiles, readSource } from './sources.ts'

/**
 * Whoever opens a link or draws a code that pays a loan goes through the gate (`shared/features/pay-apps`),
 * which knows whom and how much it may pay. Each other opener stands here with what it opens instead.
 */
const gate = ['shared/features/pay-apps/pay-gate.ts', 'shared/features/pay-apps/pay-link-opener.ts']

/** Opens whatever it is given, a wallet too. */
const openers = new Map([
  ['pages/bridge-check/store.ts', 'a developer’s page: whether the app opens a wallet’s scheme'],
  ['pages/order/other-actions.ts', 'the app’s own screen of a product'],
  ['shared/features/landing/to-form.tsx', 'the form on the same page']
])

/** Opens https pages and the app's own screens, where the backend may name a payment, too. */
const linkOpeners = new Map([
  ['pages/bridge-check/store.ts', 'the company’s site'],
  ['pages/join-failed/store.ts', 'where the refused application leads'],
  ['pages/my-data/requests.tsx', 'a file of one’s data'],
  ['pages/order/dialogs.ts', 'where a withdrawal is done'],
  ['pages/order/store.ts', 'where the loan’s status leads'],
  ['pages/workbench/switch-bar.tsx', 'the workbench of another language'],
  ['shared/features/dispute/letter-ways.tsx', 'an office’s form'],
  ['shared/features/dispute/office-entry.tsx', 'an office’s form'],
  ['shared/features/loan-offer/open-order.ts', 'the order of the loan just taken'],
  ['shared/features/loan-offer/popups.ts', 'an agreement'],
  ['shared/features/loan-offer/store.ts', 'where an application leads'],
  ['shared/features/notices/notice-board.tsx', 'a notice’s page'],
  ['shared/features/options/option-terms.tsx', 'an option’s terms'],
  ['shared/features/recommended/open-product.ts', 'a product'],
  ['shared/features/recommended/product-card.tsx', 'a product’s facts']
])

/** Draws a code that somebody may scan. */
const drawers = new Map([
  ['pages/repay-code/code.tsx', 'a code of digits, compared with those of the loan'],
  ['shared/features/cashier/slip-summary.ts', 'a code of digits, as a picture'],
  ['shared/features/cashier/stage.tsx', 'a code of digits, for the cashier'],
  ['shared/features/document/document-sheet.tsx', 'a paper’s address'],
  ['shared/features/document/document-summary.ts', 'a paper’s address'],
  ['shared/features/landing/download.tsx', 'the store’s address'],
  ['shared/features/pay-apps/pay-app.tsx', 'what `checkWay` lets pass'],
  ['shared/features/pay-apps/save-code.ts', 'what `checkWay` lets pass'],
  ['shared/features/repayment/repayment-dialog.tsx', 'a barcode of digits']
])

const opens = /\b(?:openPayApp|openVerdict|judgeOwnLink|navigate)\b|postAction\(\s*'goToPage'/
const opensLink = /\bopenLink\(/
const draws = /<(?:Qr|Barcode|Bars)\b|\b(?:drawQr|drawCode128)\(/
/** A file that knows a payment's link writes it into no address of its own. */
const linksPayment = /^(?=.*\b(?:appLink|repayUrl|requestPaymentLink|requestRedirect)\b).*\bhref=/s

const sources = listFiles('pages', 'shared').filter(
  file => /\.tsx?$/.test(file) && !/^shared\/(?:bridge|vite|ui)\//.test(file)
)

const filesWith = (pattern: RegExp) => sources.filter(file => pattern.test(readSource(file)))

test('only the gate opens a payment', () => {
  expect(filesWith(opens)).toEqual([...openers.keys(), ...gate].sort())
})

test('a file that opens a link says here which', () => {
  expect(filesWith(opensLink)).toEqual([...linkOpeners.keys()].sort())
})

test('a file that draws a code says here which', () => {
  expect(filesWith(draws)).toEqual([...drawers.keys()].sort())
})

test('no payment’s link is written into an address', () => {
  expect(filesWith(linksPayment)).toEqual([])
})

test.each([
  [opens, 'const came = await openPayApp({ kind, link })'],
  [opens, "postAction('goToPage', link)"],
  [opensLink, 'openLink(link.data)'],
  [draws, '<Qr text={qr} label={label} />'],
  [draws, 'await drawQr(code)'],
  [linksPayment, 'const { appLink } = way\nreturn <a href={appLink}>Pay</a>']
])('%s finds %s', (pattern, text) => expect(text).toMatch(pattern))

import { expect, test } from 'vitest'
import { hostileLinks, hostileTexts } from '../fuzz/hostile.ts'
import { type Answers, addressOf, recordedNetwork } from '../fuzz/press.ts'
import { withEveryText } from '../fuzz/spoil.ts'
import { visitPage } from '../fuzz/visit.ts'

const [markup] = hostileTexts
const [link] = hostileLinks

/** The thin end of `npm run test:fuzz`: one scenario of each page, all texts at once. */
test.each([
  'order-not-approved',
  'repay-channel-notes',
  'repay-delay-channel-notes',
  'repay-code-text',
  'repay-code-2-notes',
  'confirm-popup',
  'confirm-new-promotion',
  'bind-bank-known',
  'complaint',
  'complaint-next-collection',
  'complaint-list',
  'complaint-detail-unrated',
  'customer-service',
  'join-failed',
  'products',
  'legacy',
  'landing-default'
])('%s takes markup and scripts in answers for text', async scenario => {
  for (const text of [markup, link]) {
    const answers: Answers = new Map()
    const sound = recordedNetwork(answers)
    const hostile: typeof sound = async (url, init) => withEveryText(await sound(url, init), text)
    const wish = { presses: true, input: text }
    expect(await visitPage(addressOf(scenario), hostile, wish)).toEqual([])
  }
})

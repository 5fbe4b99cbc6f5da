import { expect, test } from 'vitest'
import { brand } from '../../../shared/config/brands/ph/brand.ts'
import { company } from '../../../shared/config/brands/ph/company.ts'
import { privacyPolicy } from '../../../shared/content/privacy-policy.ts'
import { type RecordKey, type RecordRow, records } from '../../../shared/context/records.ts'

/** Their pages are in no build for the CDN. */
type DevelopersKey = 'bridgeCheck' | 'templates' | 'campaignDrafts'

const phrases: Record<Exclude<RecordKey, DevelopersKey>, string> = {
  complaint: 'a complaint or a reply',
  reply: 'a complaint or a reply',
  bankForm: 'the form for your account with its number',
  arrangement: 'a request for a payment plan',
  dataRequest: 'a request about your data',
  cashier: 'the repayment details and codes',
  order: 'your loan',
  repayment: 'the repayment details and codes',
  payments: 'its payments',
  stand: 'its payments',
  channel: 'the way to pay that you chose',
  unanswered: 'What you sent and we have not answered yet',
  unansweredVisit: 'What you sent and we have not answered yet',
  seen: 'Which of your complaints you have looked at',
  tracking: 'which advertisement led to a registration',
  deviceId: 'a number made up for this device',
  clock: 'how far its clock is wrong',
  forgotten: 'who has logged out',
  firsts: 'that you have visited or registered there',
  consent: 'your choice about advertising partners',
  language: 'Your language',
  campaigns: 'which version of a campaign’s page you see'
}

const { blocks } =
  privacyPolicy(company, brand).sections.find(({ id }) => id === 'on-your-phone') ?? {}
const lists = blocks?.flatMap(block => (typeof block === 'string' ? [] : [block.points])) ?? []
const hour = 60 * 60 * 1000

test.each(Object.entries(phrases))('the record %s is named with its time', (key, phrase) => {
  const { life }: RecordRow = records[key as RecordKey]
  const [daily = [], longer = []] = lists
  const point = (life === 24 * hour ? daily : longer).find(each => each.includes(phrase))
  if (life !== 24 * hour) expect(point).toContain(life ? `for ${life / 24 / hour} days` : 'until')
  expect(point).toBeDefined()
})

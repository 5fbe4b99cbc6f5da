import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { $consent } from '../../../../shared/context/consent.ts'
import {
  clickIds,
  consentedSource,
  toldOutsiders
} from '../../../../shared/features/landing/outsiders.ts'

const ids = { gclid: 'g', gbraid: 'b', wbraid: 'w', fbclid: 'f', ttclid: 't' }
/** Names that only look like those of clicks. */
const alike = { gclid_source: '1', my_gbraid: '2', xwbraid: '3', clids: '4' }
const ours = { UC: 'u7', invite_code: 'A1' }
const tracking = { ...ids, ...alike, ...ours, utm_tag: 'june' }

beforeEach(() => $consent.set('given'))
afterEach(() => $consent.set('given'))

describe('ids of an advertiser’s clicks', () => {
  test('are kept where the visitor has agreed', () => {
    expect(consentedSource(tracking)).toEqual(tracking)
    expect(clickIds(tracking)).toEqual(ids)
  })

  test.each(['unasked', 'refused'] as const)('are left out where consent is %s', consent => {
    $consent.set(consent)
    expect(consentedSource(tracking)).toEqual({ ...alike, ...ours, utm_tag: 'june' })
    expect(clickIds(tracking)).toEqual({})
  })
})

test('outsiders learn neither the account nor the inviter', () => {
  expect(toldOutsiders(tracking)).toEqual({ ...ids, ...alike, utm_tag: 'june' })
})

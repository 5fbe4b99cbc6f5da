import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceId } from '../../../pages/landing/device-id.ts'
import { readDraft, saveDraft } from '../../../pages/landing/draft.ts'
import { isFirst, keepFirst } from '../../../pages/landing/first-of-phone.ts'
import { createRoute } from '../../../pages/landing/route.ts'
import { shownVariant } from '../../../pages/landing/shown-variant.ts'
import { forgetTracking, readTracking, sourceOf } from '../../../pages/landing/source.ts'
import { captchaAddress } from '../../../shared/api/landing.ts'
import { brand } from '../../../shared/config/brand.ts'
import { $consent, answerConsent } from '../../../shared/context/consent.ts'
import { writeRecord } from '../../../shared/context/storage.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()

describe('where a visitor comes from', () => {
  test('is told by the page’s own parameters and those of campaigns, in the hash too', () => {
    openAddress('/landing.html?id=x&utm_tag=june&fbclid=f&sessionId=s#/downloadTemplate?links_id=l')
    expect(readTracking()).toEqual({ utm_tag: 'june', fbclid: 'f', links_id: 'l' })
  })

  test('is read from no other part of the hash or the record, since the store’s link carries it', () => {
    openAddress('/landing.html#/downloadTemplate?sessionId=s&utm_tag=june&id=x')
    expect(readTracking()).toEqual({ utm_tag: 'june' })
    writeRecord('tracking', 'landing', { sessionId: 's', gclid: 'g' })
    openAddress('/landing.html')
    expect(readTracking()).toEqual({ gclid: 'g' })
  })
})

describe('an address that tells nothing of where a visitor comes from', () => {
  test.each([
    'market=ph',
    'utm_tag=',
    'utm_=x',
    'xutm_source=x',
    'utm_so-urce=x',
    'gbraided=x',
    'fbclids=x',
    'xbraid=x'
  ])('%s is not kept', query => {
    openAddress(`/landing.html?${query}`)
    expect(readTracking()).toEqual({})
  })

  test.each(['utm_source', 'ttclid', 'gbraid', 'wbraid', 'user_from'])('%s is', name => {
    openAddress(`/landing.html?${name}=x`)
    expect(readTracking()).toEqual({ [name]: 'x' })
    openAddress('/landing.html')
    expect(readTracking()).toEqual({ [name]: 'x' })
  })

  test('of a visitor whom nobody sent is sent as empty texts', () => {
    openAddress('/landing.html')
    const nobody = { userFrom: '', appFrom: '', utmTag: '', inviteCode: '', uc: '' }
    expect(sourceOf(readTracking())).toEqual({ ...nobody, clickIds: {}, campaignVariant: {} })
  })

  test('is forgotten where the address has it all', () => {
    openAddress('/landing.html?utm_tag=june')
    readTracking()
    forgetTracking()
    openAddress('/landing.html')
    expect(readTracking()).toEqual({})
  })

  test('is not kept again on the download page, whose address still has it', () => {
    openAddress('/landing.html?UC=ana&invite_code=i7')
    readTracking()
    openAddress('/landing.html?UC=ana&invite_code=i7#/downloadTemplate?UC=ana&invite_code=i7')
    forgetTracking()
    // The reports of that page come later, and name the same source.
    expect(readTracking()).toEqual({ UC: 'ana', invite_code: 'i7' })
    openAddress('/landing.html')
    expect(readTracking()).toEqual({})
  })
})

describe('where a brand asks for consent', () => {
  const { asksConsent } = brand
  beforeEach(() => Object.assign(brand, { asksConsent: true }))
  afterEach(() => {
    Object.assign(brand, { asksConsent })
    $consent.set('given')
  })

  test.each(['unasked', 'refused'] as const)(
    'nothing of a click is kept on the phone while it is %s',
    state => {
      $consent.set(state)
      openAddress('/landing.html?utm_tag=june&gclid=Click7&wbraid=Click8#/x?fbclid=Click9')
      expect(readTracking()).toMatchObject({ utm_tag: 'june' })
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Click')
      expect(localStorage.getItem('loan:tracking')).toContain('june')
    }
  )

  test('the click is kept once it is given', () => {
    $consent.set('unasked')
    openAddress('/landing.html?utm_tag=june&gclid=Click7')
    readTracking()
    answerConsent('given')
    readTracking()
    openAddress('/landing.html')
    expect(readTracking()).toEqual({ utm_tag: 'june', gclid: 'Click7' })
  })
})

describe('a visit that is counted by phone', () => {
  const countIn = (campaign: string) =>
    Object.assign(document.documentElement.dataset, { campaign, template: 'costs-en' })
  beforeEach(() => void countIn('june'))
  afterEach(() => {
    delete document.documentElement.dataset.campaign
    delete document.documentElement.dataset.template
  })

  test('is the first visit of a campaign, also when it is told again, and no other', () => {
    expect(isFirst('seen', 'a')).toBe(true)
    keepFirst('seen', 'a')
    expect(isFirst('seen', 'a')).toBe(true)
    expect(isFirst('seen', 'b')).toBe(false)
    keepFirst('seen', 'b')
    expect(isFirst('seen', 'a')).toBe(true)
    expect(isFirst('registered', 'b')).toBe(true)
    countIn('july')
    expect(isFirst('seen', 'b')).toBe(true)
  })

  test('is kept beyond a day and another user', async () => {
    keepFirst('seen', 'a')
    vi.useFakeTimers({ now: Date.now() + 40 * 24 * 3_600_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    openAddress('/landing.html?userKey=ben')
    // This module's storage stays open while another one closes its own.
    vi.resetModules()
    const { closeStorage } = await import('../../../shared/context/close-storage.ts')
    closeStorage()
    expect(isFirst('seen', 'b')).toBe(false)
  })

  test.each(['7', 'null', '[', '"x"', '[1]'])('is the first where %s is kept', text => {
    localStorage.setItem('loan:firsts', text)
    expect(isFirst('seen', 'a')).toBe(true)
    keepFirst('seen', 'a')
    expect(isFirst('seen', 'b')).toBe(false)
  })

  test('is no visit outside a campaign', () => {
    delete document.documentElement.dataset.campaign
    keepFirst('seen', 'a')
    expect(isFirst('seen', 'a')).toBe(false)
    expect(localStorage.getItem('loan:firsts')).toBeNull()
  })
})

test.each([
  [
    { campaign: 'june', template: 'costs-en' },
    { campaign: 'june', variant: 'costs-en' }
  ],
  [{ campaign: 'june' }, {}],
  [{ template: 'costs-en' }, {}]
])('a page with %o is a variant of a campaign: %o', (marks, variant) => {
  const { dataset } = document.documentElement
  Object.assign(dataset, marks)
  expect(shownVariant()).toEqual(variant)
  for (const name of Object.keys(marks)) delete dataset[name]
})

test.each(['0123456789abcdef0', '0123456789abcde', 'g123456789abcdef'])(
  'a device is not known as %s',
  stored => {
    writeRecord('deviceId', 'landing', stored)
    const id = deviceId()
    expect(id).not.toBe(stored)
    expect(deviceId()).toBe(id)
  }
)

test.each(['constructor', '__proto__', 'toString', ''])('#/%s is the form', name => {
  openAddress(`/landing.html#/${name}`)
  const { $route, listenToRoute } = createRoute(async () => {})
  listenToRoute()
  expect($route.get()).toBe('form')
})

describe('a kept form', () => {
  const typed = { phone: '0917', capcode: 'a', amount: 0, sid: 's', sentTo: '', sentAt: 0 }

  test('is neither shown to nor left for another user of the app', () => {
    openAddress('/landing.html?userKey=ana')
    saveDraft({ ...typed, picture: '' })
    expect(readDraft()?.data.phone).toBe('0917')
    openAddress('/landing.html?userKey=ben')
    expect(readDraft()).toBeUndefined()
    expect(sessionStorage.getItem('landing')).toBeNull()
  })

  test('comes back with its picture', () => {
    openAddress('/landing.html?utm_tag=june')
    const picture = captchaAddress('s', 1)
    saveDraft({ ...typed, picture })
    expect(readDraft()).toMatchObject({ data: { picture } })
  })

  test.each(['https://elsewhere.example/x.png', 'javascript:alert(1)', '/muscular/order'])(
    'is dropped when its picture is %s',
    picture => {
      saveDraft({ ...typed, picture })
      expect(readDraft()).toBeUndefined()
    }
  )
})

import { describe, expect, test } from 'vitest'
import { readTemplate } from '../../../../shared/api/read-template.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { defaultTemplate } from '../../../../shared/config/default-template.ts'
import { downloadLink } from '../../../../shared/features/landing/download-link.ts'
import { downloadQuery, linkVariant } from '../../../../shared/features/landing/download-query.ts'

const base = readTemplate(defaultTemplate, defaultTemplate as never)
const withDownload = (download: object) => ({
  ...base,
  download: { title: 'Get it', text: 'Here', android: '', ios: '', apk: '', ...download }
})

describe('the link variant', () => {
  test.each([
    [{ down_id: 'd' }, { kind: 'download', id: 'd' }],
    [{ links_id: 'l' }, { kind: 'links', id: 'l' }],
    [{}, { kind: 'own' }],
    [{ down_id: 'd', links_id: 'l' }, { kind: 'own' }]
  ])('of %j is decided by which id is absent', (query, variant) => {
    expect(linkVariant(query)).toEqual(variant)
  })

  test('takes its id along to the download page, and the campaign', () => {
    expect(downloadQuery({ down_id: 'd', utm_tag: 'june' })).toEqual({
      down_id: 'd',
      utm_tag: 'june'
    })
    expect(downloadQuery({ links_id: 'l', down_id: '', utm_tag: 'june' })).toEqual({
      links_id: 'l',
      utm_tag: 'june'
    })
    const both = { links_id: 'l', down_id: 'd' }
    expect(downloadQuery(both)).toEqual(both)
  })
})

describe('the download link', () => {
  test('tells a store neither the user’s name nor who has invited him', () => {
    const tracking = { UC: 'u7', invite_code: 'A1', utm_tag: 'june', gclid: 'g' }
    for (const platform of ['android', 'ios'] as const) {
      const { address } = downloadLink(withDownload({}), platform, tracking)
      expect(decodeURIComponent(address)).toContain('june')
      expect(decodeURIComponent(address)).not.toMatch(/u7|A1/)
    }
    const { address } = downloadLink(withDownload({ apk: '/app.apk' }), 'android', tracking)
    expect(address).toBe('/app.apk?utm_campaign=june&gclid=g')
  })

  test('is the template’s store', () => {
    const template = withDownload({ android: 'https://play.google.com/store/apps/details?id=a.b' })
    expect(downloadLink(template, 'android', {})).toEqual({
      kind: 'google',
      address: 'https://play.google.com/store/apps/details?id=a.b'
    })
  })

  test('is the brand’s store where the template names none', () => {
    for (const platform of ['android', 'ios'] as const) {
      const { kind, address } = downloadLink(withDownload({}), platform, {})
      expect(kind).toBe(platform === 'android' ? 'google' : 'apple')
      expect(address).toBe(brand.store[platform])
    }
  })

  test('is the file on Android where the template names nothing else', () => {
    const file = withDownload({ apk: '/app.apk' })
    expect(downloadLink(file, 'android', { utm_tag: 'june' })).toEqual({
      kind: 'file',
      address: '/app.apk?utm_campaign=june'
    })
    expect(downloadLink(file, 'ios', {}).kind).toBe('apple')
    const both = withDownload({ apk: '/app.apk', android: 'https://play.google.com/x' })
    expect(downloadLink(both, 'android', {}).kind).toBe('google')
  })

  test('may be a file of this site, or another shop that is told the whole campaign', () => {
    const own = withDownload({ android: '/app.apk', ios: '/ios.html' })
    expect(downloadLink(own, 'android', { down_id: 'd' })).toEqual({
      kind: 'file',
      address: '/app.apk?down_id=d'
    })
    expect(downloadLink(own, 'ios', {})).toEqual({ kind: 'file', address: '/ios.html' })
    const shop = withDownload({ android: 'https://shop.example/app?id=1' })
    expect(downloadLink(shop, 'android', { utm_tag: 'june', down_id: 'd' })).toEqual({
      kind: 'shop',
      address: 'https://shop.example/app?id=1&utm_campaign=june&down_id=d'
    })
  })

  test.each([
    [{ utm_tag: 'june', down_id: 'd', user_from: 'a' }, 'june'],
    [{ down_id: 'd', user_from: 'a' }, 'd'],
    [{ links_id: 'l', user_from: 'a' }, 'l'],
    [{ user_from: 'a' }, 'a'],
    [{ gclid: 'g' }, null]
  ])('tells the App Store of %j', (tracking, token) => {
    const { address } = downloadLink(withDownload({}), 'ios', tracking)
    expect(new URL(address).searchParams.get('ct')).toBe(token)
  })

  test('cuts the App Store’s campaign token', () => {
    const { address } = downloadLink(withDownload({}), 'ios', { utm_tag: 'x'.repeat(50) })
    expect(new URL(address).searchParams.get('ct')).toBe('x'.repeat(40))
  })

  test('names source and campaign as stores and analytics read them', () => {
    const tracking = { user_from: 'ads', utm_tag: 'june', invite: '7' }
    const { address } = downloadLink(withDownload({}), 'android', tracking)
    expect(new URL(address).searchParams.get('referrer')).toBe(
      'utm_source=ads&utm_campaign=june&invite=7'
    )
  })

  test('tells no store of a campaign where there is none', () => {
    const { address } = downloadLink(withDownload({}), 'android', { user_from: '', utm_tag: '' })
    expect(address).toBe(brand.store.android)
  })

  test('takes a host that only ends like Apple’s or Google’s for another shop', () => {
    for (const shop of ['https://notapple.com/app', 'https://play.google.com.shop.example/app']) {
      const { kind } = downloadLink(withDownload({ ios: shop }), 'ios', { utm_tag: 'june' })
      expect(kind).toBe('shop')
    }
    const apple = withDownload({ ios: 'https://apps.apple.com/app/id1' })
    expect(downloadLink(apple, 'ios', {}).kind).toBe('apple')
  })

  test('lets the advertiser’s own names win', () => {
    const { address } = downloadLink(withDownload({}), 'android', {
      user_from: 'ours',
      utm_source: 'theirs'
    })
    const referrer = new URL(address).searchParams.get('referrer')
    expect(referrer).toBe('utm_source=theirs')
  })
})

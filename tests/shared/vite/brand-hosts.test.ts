// @vitest-environment happy-dom
// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { brandHosts, brandHostsDefine } from '../../../shared/vite/brand-hosts.ts'

const chosen = {
  brand: {
    ...brand,
    linkHosts: ['pay.example'],
    store: { android: 'https://play.example/app', ios: 'https://apps.example/app' },
    messaging: { ...brand.messaging, link: 'https://chat.example/{digits}' }
  },
  company: {
    ...company,
    siteOrigin: 'https://www.lender.example',
    policyUrl: '',
    regulators: [
      { name: 'One', afterDays: 1, website: 'https://one.example/complain' },
      { name: 'Other', afterDays: 1, website: 'https://one.example' }
    ]
  }
}
const hosts = ['play.example', 'apps.example', 'chat.example', 'www.lender.example', 'one.example']

test('the hosts that the settings name are the brand’s own, once each', () => {
  expect(brandHosts(chosen)).toEqual(hosts)
})

test('pages are told of them only where links need a listed host', () => {
  expect(brandHostsDefine(chosen)).toEqual({ __OWN_HOSTS__: JSON.stringify(hosts) })
  const open = { ...chosen, brand: { ...chosen.brand, linkHosts: [] } }
  expect(brandHostsDefine(open)).toEqual({ __OWN_HOSTS__: '[]' })
})

test('links may lead to listed hosts and to the brand’s own', async () => {
  vi.stubGlobal('__OWN_HOSTS__', hosts)
  vi.doMock('../../../shared/config/brand.ts', () => ({ brand: chosen.brand }))
  const { linkHosts } = await import('../../../shared/context/link-hosts.ts')
  expect(linkHosts).toEqual(['pay.example', ...hosts])
})

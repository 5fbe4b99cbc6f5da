// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function hostsOf(listed: string[], own?: string[]) {
  vi.resetModules()
  const { brand } = await import('../../../shared/config/brand.ts')
  Object.assign(brand, { linkHosts: listed })
  if (own) vi.stubGlobal('__OWN_HOSTS__', own)
  return (await import('../../../shared/context/link-hosts.ts')).linkHosts
}

test('an operator who lists no host lets links lead to any, whatever his own are', async () => {
  expect(await hostsOf([])).toEqual([])
  expect(await hostsOf([], ['loan.example'])).toEqual([])
})

test('beside listed hosts the company’s own need no listing, where the build knows them', async () => {
  expect(await hostsOf(['pay.example'])).toEqual(['pay.example'])
  expect(await hostsOf(['pay.example'], ['loan.example'])).toEqual(['pay.example', 'loan.example'])
})

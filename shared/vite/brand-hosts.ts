import type { LoadedBrand } from './loaded-brand.ts'

/** Hosts that a brand's own settings name: links may lead there whatever hosts are listed. */
export function brandHosts({ brand, company }: Pick<LoadedBrand, 'brand' | 'company'>): string[] {
  const { store, messaging } = brand
  const { regulators, siteOrigin, policyUrl } = company
  const websites = regulators.flatMap(({ website, complaintsPage = '' }) => [
    website,
    complaintsPage
  ])
  const addresses = [store.android, store.ios, messaging.link, siteOrigin, policyUrl, ...websites]
  const hosts = addresses
    .filter(address => URL.canParse(address))
    .map(address => new URL(address).hostname)
  return [...new Set(hosts)].filter(Boolean)
}

/** The hosts as a constant of the pages' code; none where any host may be linked to. */
export function brandHostsDefine(chosen: Pick<LoadedBrand, 'brand' | 'company'>) {
  const hosts = chosen.brand.linkHosts.length > 0 ? brandHosts(chosen) : []
  return { __OWN_HOSTS__: JSON.stringify(hosts) }
}

import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import type { OurFacts } from './judge-doubt.ts'

const filled = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text): text is string => Boolean(text)))
]

/** The build writes them into the page. */
export function ourFacts(): OurFacts {
  const collectors = company.collectors
  return {
    countryCode: brand.messaging.countryCode,
    phones: filled([
      company.phone,
      brand.servicePhone,
      company.grievance.phone,
      company.privacyPhone,
      ...collectors.map(({ phone }) => phone)
    ]),
    emails: filled([
      company.email,
      company.grievance.email,
      company.privacyEmail,
      ...collectors.map(({ email }) => email)
    ]),
    hosts: filled([new URL(company.siteOrigin).hostname, ...brand.linkHosts]),
    names: filled([
      company.legalName,
      brand.billerName,
      brand.name,
      ...brand.payees,
      ...collectors.map(({ name }) => name)
    ])
  }
}

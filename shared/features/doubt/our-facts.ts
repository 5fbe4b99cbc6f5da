import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import type { OurFacts } from './judge-doubt.ts'

const filled = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text): text is string => Boolean(text)))
]

/** All that the lender states of itself; the build writes it into the page. */
export function ourFacts(): OurFacts {
  const { collectors, grievance, siteOrigin } = company
  return {
    countryCode: brand.messaging.countryCode,
    phones: filled([
      company.phone,
      brand.servicePhone,
      grievance.phone,
      company.privacyPhone,
      ...collectors.map(({ phone }) => phone)
    ]),
    emails: filled([
      company.email,
      grievance.email,
      company.privacyEmail,
      ...collectors.map(({ email }) => email)
    ]),
    hosts: filled([new URL(siteOrigin).hostname, ...brand.linkHosts]),
    names: filled([
      company.legalName,
      company.billerName,
      brand.name,
      ...brand.payees,
      ...collectors.map(({ name }) => name)
    ])
  }
}

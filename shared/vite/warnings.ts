import type { Plugin } from 'vite'
import type { Brand } from '../config/brand-settings.ts'
import { legalWarnings, rulesFor } from '../content/loan-rules.ts'
import { privacyLaws } from '../content/privacy-laws.ts'
import { contactProblems } from './check-contacts.ts'
import { capWarnings } from './check-price.ts'
import type { Unreviewed } from './count-unreviewed.ts'
import type { LoadedBrand } from './loaded-brand.ts'

const today = () => Math.floor(Date.now() / 86_400_000)

const consentRules = {
  ph: 'NPC Circular No. 2023-04 (Guidelines on Consent) asks for a clear act of the borrower',
  in: 'The Reserve Bank of India (Digital Lending) Directions, 2025, ask for explicit consent'
} as const

function consentWarnings(id: string, { market, confirmation }: Brand): string[] {
  if (!confirmation.agreementChecked) return []
  return [
    `Brand ${id}: confirmation.agreementChecked ticks the loan agreements beforehand. ${consentRules[market]}.`
  ]
}

/** Until these are listed, any server may be led to with a session, or shown from. */
function missingHosts({ id, brand }: LoadedBrand): string[] {
  const lists = ['linkHosts', 'imageHosts'] as const
  return lists
    .filter(list => brand[list].length === 0)
    .map(list => `Brand ${id}: brand.${list} is empty, so that any https host will do.`)
}

/** A fake collector's link would show his code under the lender's name. */
function unconfirmedCodes({ id, brand }: LoadedBrand): string[] {
  if (!brand.unconfirmedCodes) return []
  return [
    `Brand ${id}: brand.unconfirmedCodes shows codes that links name without a loan to check them against.`
  ]
}

const reviewText = ({ language, count }: Unreviewed) =>
  `Language ${language}: ${count} texts that no native reader has reviewed`

function reviewWarnings({ id, brand }: LoadedBrand, unreviewed: readonly Unreviewed[]): string[] {
  return unreviewed
    .filter(({ language }) => !brand.acceptsUnreviewed.includes(language))
    .map(
      each => `${reviewText(each)}. Brand ${id} names it in acceptsUnreviewed, or has it reviewed.`
    )
}

/** The texts for borrowers about their data have to be there, and within the law. */
function privacyWarnings({ id, brand, company }: LoadedBrand): string[] {
  const { days, source } = privacyLaws[brand.market].longestAnswer
  const isLate = company.privacyAnswerDays > days
  return [
    ...(company.retention.length === 0
      ? [
          `Brand ${id}: company.retention is empty, so that nobody learns what is kept, and how long.`
        ]
      : []),
    ...(company.privacyEmail && company.privacyPhone
      ? []
      : [`Brand ${id}: company has no phone and e-mail of a data protection officer.`]),
    ...(isLate ? [`Brand ${id}: company.privacyAnswerDays is more than ${source} allows.`] : [])
  ]
}

const contactWarnings = ({ id, brand, company }: LoadedBrand) =>
  [...contactProblems(brand, 'brand'), ...contactProblems(company, 'company')].map(
    problem => `Brand ${id}: ${problem}.`
  )

export function releaseWarnings(
  chosen: LoadedBrand,
  unreviewed: readonly Unreviewed[] = []
): string[] {
  const { id, brand, paperKeys, placeholders, price } = chosen
  const hasNoKeys = brand.services.includes('papers') && paperKeys.length === 0
  return [
    ...placeholders.map(path => `Brand ${id}: ${path} is still a placeholder.`),
    ...contactWarnings(chosen),
    ...missingHosts(chosen),
    ...unconfirmedCodes(chosen),
    ...privacyWarnings(chosen),
    ...legalWarnings(brand.market, rulesFor(brand)),
    ...capWarnings(brand.market, price, today()).map(warning => `Brand ${id}: ${warning}`),
    ...consentWarnings(id, brand),
    ...reviewWarnings(chosen, unreviewed),
    ...(hasNoKeys
      ? [`Brand ${id}: papers are offered, and paper-keys.ts has no key to check them.`]
      : [])
  ]
}

export function warningsPlugin(
  chosen: LoadedBrand,
  strict: boolean,
  unreviewed: readonly Unreviewed[] = []
): Plugin {
  const warnings = releaseWarnings(chosen, unreviewed)
  const text = warnings.map(warning => `  ${warning}`).join('\n')
  let written = false
  return {
    name: 'loan-warnings',
    apply: 'build',
    buildStart() {
      if (strict && warnings.length > 0) {
        this.error(`Not ready to be published, ${warnings.length} things to settle:\n${text}`)
      }
    },
    writeBundle() {
      written = true
    },
    // Also called, and without an error, when the build was refused as it started.
    closeBundle() {
      if (!written) return
      // Also what the brand accepts is counted.
      for (const each of unreviewed) this.info(`${reviewText(each)}.`)
      if (warnings.length === 0) return
      this.warn(`Before you publish, settle these (--strict refuses to build with them):\n${text}`)
    }
  }
}

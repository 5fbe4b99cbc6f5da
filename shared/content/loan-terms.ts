import { pageTitles } from '#messages/pages.ts'
import type { Brand } from '../config/brand-settings.ts'
import type { Company } from '../config/company-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { lateMessages } from '../messages/en/late.ts'
import { lateLines } from './late-lines.ts'
import type { DocumentOf, Section } from './legal-document.ts'
import { termsInShort } from './legal-short.ts'
import { highestInterest, penalties, rulesFor } from './loan-rules.ts'

/** The English text's own words for figures, whatever the language of the page around it. */
const decidedIn = ({ decidedDays }: LoanRules) =>
  decidedDays === 1 ? '1 day' : `${decidedDays} days`
const creditedIn = ({ creditedFrom, creditedTo }: LoanRules) =>
  `${creditedFrom} to ${creditedTo} calendar days`

function lender({ legalName, registrations, address, phone, email }: Company): Section {
  return {
    id: 'lender',
    title: 'The Lender',
    blocks: [
      `${legalName} (“the Lender”) grants the loan. Whoever receives it is “the Borrower”.`,
      {
        points: [
          ...registrations.map(({ label, number }) => `${label} ${number}`),
          `Address: ${address}`,
          `Phone: ${phone}`,
          `E-mail: ${email}`
        ]
      }
    ]
  }
}

function borrowing(rules: LoanRules): Section[] {
  return [
    {
      id: 'who-may-borrow',
      title: 'Who may borrow',
      blocks: [
        `The applicant must be ${rules.applicant} and over 18 years old.`,
        'The applicant gives true and complete information, and applies only in his or her own name.'
      ]
    },
    {
      id: 'application',
      title: 'Application and decision',
      blocks: [
        `The Lender decides within ${decidedIn(rules)} of the application, and may refuse it.`,
        'Before accepting, the applicant is shown the amount, the interest, every charge, what will be received, each payment and its date. The loan is granted on what is shown there and on these terms.'
      ]
    },
    {
      id: 'term',
      title: 'Term of the loan',
      blocks: [`The term of the loan is ${rules.termFrom} to ${rules.termTo} calendar days.`]
    },
    {
      id: 'release',
      title: 'Release of the proceeds',
      blocks: [
        `The proceeds are credited ${creditedIn(rules)} after acceptance, to the account that the Borrower named. The Borrower makes sure that it is the Borrower’s own.`
      ]
    }
  ]
}

function paying(rules: LoanRules, penalty: Penalties): Section[] {
  const late = lateLines(rules, penalty, lateMessages)
  return [
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'The Borrower pays each amount on or before its date, through one of the ways that the app shows. A payment counts from the day it was made; keep the receipt until the app shows it.'
      ]
    },
    {
      id: 'late-payment',
      title: 'Late payment',
      blocks: [...late.lines, ...(late.points.length > 0 ? [{ points: late.points }] : [])]
    },
    {
      id: 'prepayment',
      title: 'Prepayment',
      blocks: [
        rules.prepaymentAfterHalf
          ? `The Borrower may prepay the loan only after half the term has elapsed and not before ${rules.prepaymentNotBefore} calendar days from disbursement.`
          : 'The Borrower may prepay the loan, in whole or in part, on any day.'
      ]
    },
    {
      id: 'extension',
      title: 'Extension',
      blocks: [
        'The loan can be extended for the same period, once the interest and penalties that are due have been paid.'
      ]
    }
  ]
}

function duties(rules: LoanRules): Section[] {
  return [
    {
      id: 'changes',
      title: 'Changes to report',
      blocks: [
        `The Borrower reports a change of name, birth date or address within ${rules.reportWithin} calendar days.`
      ]
    },
    {
      id: 'default',
      title: 'Default',
      blocks: [
        'The Borrower is in default when an amount is not paid on its date, when information given was false, or when a judgment against the Borrower stays unpaid.',
        `A judgment unpaid for ${rules.judgmentDays} days is a default.`,
        'In default the Lender may ask for the whole unpaid amount at once, with the interest and penalties of these terms. Collection is fair: no threats, no shaming, no calls to people who did not guarantee the loan.'
      ]
    },
    {
      id: 'transfer',
      title: 'Transfer of the loan',
      blocks: [
        `The Lender may transfer the loan and its rights to another, with a notice of ${rules.transferNotice} business days to the Borrower. The Borrower’s rights stay the same.`
      ]
    }
  ]
}

function closing({ grievance, regulators }: Company): Section[] {
  return [
    {
      id: 'personal-data',
      title: 'Personal data',
      blocks: [
        'Personal data is handled as the privacy policy says. It is part of what the applicant is shown.'
      ]
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `Complaints go to the ${grievance.officer}: ${grievance.phone}, ${grievance.email}. The app has a form for them too.`,
        'Whoever is not satisfied with the answer can turn to:',
        { points: regulators.map(({ name, website }) => `${name}, ${website}`) }
      ]
    }
  ]
}

type Penalties = ReturnType<typeof penalties>

/** As the specification words them, or as the market writes the brand's own. */
const legalPenalties = (rules: LoanRules, brand: Brand): Penalties =>
  rules.penaltyWords ?? penalties(rules, brand)

const lateFact = (highest: number): [string, string] => [
  'Late interest',
  `Up to ${highest}% of the unpaid amount a day`
]

export const loanTerms: DocumentOf = (company, brand) => {
  const rules = rulesFor(brand)
  const penalty = legalPenalties(rules, brand)
  const highest = highestInterest(rules)
  return {
    title: pageTitles['loan-terms.html'].title,
    short: termsInShort(rules, penalty, company),
    version: '1.0',
    date: '20 November 2026',
    opening: [
      `These terms apply to every loan that ${company.legalName} grants through ${brand.name}.`,
      'Read them, and what the confirmation page shows, before you accept a loan. Keep a copy.'
    ],
    facts: [
      ['Term', `${rules.termFrom} to ${rules.termTo} calendar days`],
      ['Decision', `Within ${decidedIn(rules)} of application`],
      ['Money credited', `${creditedIn(rules)} after acceptance`],
      [
        rules.hasPenalCharges ? 'Penal charge, for each late payment' : 'Late charge, once',
        `${penalty.new}, repeat clients ${penalty.repeat}`
      ],
      ...(highest > 0 ? [lateFact(highest)] : [])
    ],
    sections: [
      lender(company),
      ...borrowing(rules),
      ...paying(rules, penalty),
      ...duties(rules),
      ...closing(company)
    ]
  }
}

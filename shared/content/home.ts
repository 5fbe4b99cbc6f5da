import type { Brand } from '../config/brand.ts'
import type { Company } from '../config/company.ts'
import { rulesOf } from './loan-rules.ts'

/** What the site's home page says. */
export function homeText(company: Company, brand: Brand) {
  const rules = rulesOf[brand.market]
  return {
    title: 'A short loan, and its whole price up front',
    lead: `With ${brand.name} you see what you get, what you pay back and on which day, before you decide.`,
    getApp: { android: 'Get it for Android', ios: 'Get it for iPhone' },
    more: 'How it works',
    facts: [
      ['Term', `${rules.termFrom} to ${rules.termTo} days`],
      ['Decision', `within ${rules.decidedWithin}`],
      ['Money', `${rules.creditedWithin} after you accept`],
      ['Licensed', 'see our numbers below']
    ],
    steps: {
      title: 'How it works',
      list: [
        { title: 'Apply in the app', text: 'A few questions, an identity document, your account.' },
        {
          title: 'See the whole price',
          text: 'Amount, charges, every payment and its date on one page. Nothing is decided yet.'
        },
        {
          title: 'Accept, and get the money',
          text: `It is credited ${rules.creditedWithin} after you accept.`
        },
        {
          title: 'Repay your way',
          text: 'E-wallet, bank or a counter near you. The app shows the code and the steps.'
        }
      ]
    },
    costs: {
      title: 'What a late payment costs',
      text: 'Pay on the day and none of this concerns you. If you cannot, talk to us before the day: an extension may be possible.',
      rows: [
        ['Late penalty, once', `${rules.penaltyNew}, repeat clients ${rules.penaltyRepeat}`],
        ...rules.lateInterest.map(({ percent, from, to }) => [
          to === undefined ? `From day ${from}` : `Day ${from} to ${to}`,
          `${percent}% of the unpaid amount a day`
        ])
      ],
      link: 'All terms and conditions'
    },
    safety: {
      title: 'Safe with us, and from others',
      list: [
        `A payment to us always goes to “${company.billerName}”. Nobody of ours will ever ask you to pay to a personal wallet or account.`,
        'None of our people will ever ask for your password or for a code that you received.',
        'We never call your family, friends or employer about your loan.',
        'We never ask for a fee before you get a loan.'
      ]
    },
    questions: {
      title: 'Questions people ask',
      list: [
        {
          question: 'Who can borrow?',
          answer: `The applicant must be ${rules.applicant} and over 18 years old.`
        },
        {
          question: 'I have paid, but the app still shows the amount. What now?',
          answer:
            'Keep the receipt. A payment can take some time until it shows. If it does not, open the loan in the app and tap ‘I have already paid’, or call us.'
        },
        {
          question: 'Can I pay later?',
          answer:
            'A loan can be extended for the same period once the interest and penalties that are due have been paid. The app shows what it costs before you do.'
        },
        {
          question: 'How do I complain?',
          answer: `In the app, by phone or by e-mail to ${company.grievance.email}. We answer ${company.replyTime}.`
        }
      ]
    },
    contact: {
      title: 'Talk to a person',
      text: `${company.openingHours}. Messages are answered ${company.replyTime}.`,
      link: 'Contact us'
    }
  }
}

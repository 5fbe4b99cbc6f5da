import { pageTitles } from '#messages/pages.ts'
import type { Company, RecordKind } from '../config/company-settings.ts'
import type { DocumentOf, Section } from './legal-document.ts'
import { policyInShort } from './legal-short.ts'
import type { PrivacyLaw } from './privacy-law.ts'
import { privacyLaws } from './privacy-laws.ts'

const collection: Section[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    blocks: [
      'We ask only for what a loan needs:',
      {
        points: [
          'Who you are: name, birth date, address, identity document, a photo of you where we must be sure that it is you.',
          'How to reach you: mobile number, e-mail address.',
          'What you can afford: work, income, and what credit bureaus tell us with your consent.',
          'Where your money goes: the bank or wallet account you name, and its holder.',
          'Your loans with us: applications, decisions, payments, extensions, complaints and what you write or send to us with them.',
          'Your device: model, system version, app version, device and advertising identifiers, internet address, and the campaign you came from.'
        ]
      },
      'The app asks for your permission before it reads anything else on your phone, such as your location, and says what for. You can refuse, and take it back in your phone’s settings. Our web pages read none of it, except a photo that you choose to send.'
    ]
  },
  {
    id: 'why',
    title: 'Why we use it',
    blocks: [
      {
        points: [
          'To decide on your application and to grant the loan: without it there is no contract.',
          'To pay out, to receive your payments and to tell you of dates and changes.',
          'To answer your questions and complaints.',
          'To prevent fraud and money laundering, and to report what the law makes us report.',
          'To find faults in our pages and to make them better, with figures that do not name you.',
          'To tell you of offers, only if you agreed; you can take that back at any time.'
        ]
      },
      'A decision that a computer made alone can be looked at by a person: ask us.'
    ]
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    blocks: [
      {
        points: [
          'Banks, wallets and payment partners, to move your money.',
          'Credit bureaus, as the law asks or as you agreed.',
          'Companies that work for us, such as hosting, messages and collection: they act on our instructions and under contract.',
          'Authorities and courts, where the law obliges us.',
          'Whoever takes over your loan, with notice to you.'
        ]
      },
      'We do not sell your data. We never tell your contacts, employer or the public that you have a loan or owe one, except a person who guaranteed it.'
    ]
  }
]

/** English, as the policy is; in the order of the company's records. */
const retentionTexts: Record<RecordKind, (time: string) => string> = {
  application: time => `An application that led to no loan: ${time}.`,
  loan: time =>
    `A loan and its payments: as long as it runs, and ${time} after it was settled, as the rules on record keeping and money laundering ask.`,
  complaint: time => `Complaints: ${time} after the answer.`,
  visit: time => `Visits to our pages: ${time}.`
}

function englishTime(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const keeping = ({ retention }: Company): Section[] => [
  {
    id: 'how-long',
    title: 'How long we keep it',
    blocks: [
      {
        points: retention.map(({ data, months }) => retentionTexts[data](englishTime(months)))
      },
      'Then we erase it, or remove what names you.'
    ]
  },
  {
    id: 'on-your-phone',
    title: 'What stays on your phone',
    blocks: [
      'Our pages keep records on your phone so that nothing you typed is lost and a payment code can be shown without a network. These are used for 24 hours after they were last saved, and removed when you next open a page that would have used them:',
      {
        points: [
          'What you typed and have not sent: a complaint or a reply, the form for your account with its number, a request for a payment plan, a request about your data.',
          'What we showed you last: your loan, its payments, the repayment details and codes, the way to pay that you chose.',
          'What you sent and we have not answered yet, without what it says.',
          'About the phone: which advertisement led to a registration, a number made up for this device, how far its clock is wrong, and who has logged out.'
        ]
      },
      'These stay longer:',
      {
        points: [
          'Which of your complaints you have looked at, without what they say: for 30 days.',
          'Your language, your choice about advertising partners, which version of a campaign’s page you see, and that you have visited or registered there: until you clear the data of the app or the browser.'
        ]
      },
      'Other notes go when you close their tab: among them what you type into a registration or, for ten minutes, into the contact form of our site. Clearing the data of the app or the browser removes everything at once. Our pages set no cookies of their own.'
    ]
  },
  {
    id: 'safety',
    title: 'How we protect it',
    blocks: [
      'Data travels encrypted and is stored encrypted. Only people who need it for their work see it. If something goes wrong that puts you at risk, we tell you and the authority without delay.'
    ]
  },
  {
    id: 'minors',
    title: 'Not for minors',
    blocks: [
      'Our loans and pages are not meant for anyone under 18, and we do not knowingly collect data of minors under 18. If you believe that a minor gave us data, tell us and we will erase it.'
    ]
  }
]

function contact(company: Company, { law, authority, rights }: PrivacyLaw): Section[] {
  const { legalName, registrations, address, grievance, privacyEmail, privacyAnswerDays } = company
  return [
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        `Under ${law} you have the right to:`,
        { points: rights },
        `Write to ${privacyEmail}. We answer within ${privacyAnswerDays} days, and it costs you nothing.`
      ]
    },
    {
      id: 'contact',
      title: 'Who is responsible, and whom to ask',
      blocks: [
        `${legalName}, ${registrations.map(({ label, number }) => `${label} ${number}`).join(', ')}, ${address}.`,
        {
          points: [
            `Questions about your data: ${company.privacyOfficer}, ${company.privacyPhone}, ${privacyEmail}`,
            `Grievances: ${grievance.officer}, ${grievance.phone}, ${grievance.email}`
          ]
        },
        `If our answer does not satisfy you, turn to ${authority}.`
      ]
    },
    {
      id: 'changes',
      title: 'Changes of this policy',
      blocks: [
        'When we change it, we say so here with the new version and date, and in the app before a change that matters to you takes effect.'
      ]
    }
  ]
}

export const privacyPolicy: DocumentOf = (company, brand) => ({
  title: pageTitles['privacy.html'].title,
  short: policyInShort(company),
  version: '1.0',
  date: '20 November 2026',
  opening: [
    `${company.legalName} runs ${brand.name}. This policy says what we know about you, why, for how long, and what you can do about it.`
  ],
  facts: [
    ['Your data', 'Never sold'],
    ['Cookies of our pages', 'None'],
    ['Under 18', 'Not for you'],
    ['Questions', company.privacyEmail]
  ],
  sections: [...collection, ...keeping(company), ...contact(company, privacyLaws[brand.market])]
})

export const aboutMessages = {
  lead: '{name} lends small amounts for a short time, and says what they cost before you tap.',
  titles: {
    mission: 'Our mission',
    advantages: 'Our advantages',
    team: 'Our team',
    company: 'The company',
    contact: 'Contact us'
  },
  facts: {
    company: 'Company',
    address: 'Address'
  },
  mission: [
    'A bill that cannot wait should not push anyone to a lender who hides the cost. We want borrowing to be as clear as buying: you see what you get, what you pay back and when, and you decide.',
    '{company} grants the loans itself, under the licences named above.'
  ],
  advantages: [
    {
      title: 'The full cost first',
      text: 'What you receive, what you repay in total and every date are on one page before you accept.'
    },
    {
      title: 'A quick answer',
      text: 'We tell you within {decided} of your application whether we can lend to you.'
    },
    {
      title: 'Many ways to repay',
      text: 'By e-wallet, by bank or at a counter near you, with a code that works without a network.'
    },
    {
      title: 'Help when money is short',
      text: 'Where your loan allows it, you can extend it, and see what that costs before you do.'
    },
    {
      title: 'Respect',
      text: 'We never call your family, friends or employer about your loan, unless they guaranteed it, and we never threaten.'
    },
    {
      title: 'People who answer',
      text: 'Every complaint is read by a person and answered {replyTime}.'
    }
  ],
  team: [
    'Three teams work on each loan. Lending decides by rules that are the same for everyone. Customer care answers calls, messages and complaints, and has the power to put things right. Compliance checks both, keeps your data safe, and reports to the regulators.'
  ]
}

export const homeMessages = {
  title: 'A short-term loan, with its full cost up front',
  lead: 'With {name} you see what you get, what you pay back and on which day, before you decide.',
  getApp: {
    google: 'Get it on Google Play',
    apple: 'Download on the App Store'
  },
  more: 'How it works',
  facts: {
    term: 'Term',
    decision: 'Decision',
    money: 'Money arrives',
    licensed: 'Licensed'
  },
  steps: {
    title: 'How it works',
    apply: {
      title: 'Apply in the app',
      text: 'A few questions, an identity document, your account.'
    },
    see: {
      title: 'See the cost, then decide',
      text: 'What you get, every charge, every payment and its date on one page, before you accept.'
    },
    repay: {
      title: 'Repay your way',
      text: 'E-wallet, bank or a counter near you. The app shows the code and the steps.'
    }
  },
  price: {
    title: 'What would it cost?',
    amount: 'I borrow',
    term: 'Loan term',
    pays: 'You pay',
    once: 'once, after {days}',
    each: '{count} payments of {amount}, about every {every} days',
    rateText: '{monthly} a month, {yearly} a year',
    late: 'If a payment is {days} late',
    more: '{amount} more',
    limited: 'At most {amount} more',
    lawful: 'The agreement says {amount} more, but the legal limit applies.',
    note: 'An example for new clients. Your own offer may differ: the app shows it before you accept.',
    noScript: 'The price list below has every amount and term.',
    all: 'See the full cost list'
  },
  priceList: {
    title: 'The full cost list',
    text: 'Every amount and term, with everything you pay if you pay on time.',
    borrowed: 'You borrow',
    total: 'In total',
    highest: 'up to {rate}'
  },
  costs: {
    title: 'What a late payment costs',
    text: 'If you pay on time, you pay none of this. If you cannot, talk to us before the due date: an extension may be possible.',
    penalty: 'Late charge, once',
    charge: 'Penal charge, for each late payment',
    link: 'All terms and conditions'
  },
  borrow: {
    own: 'You give true information, and apply only in your own name.',
    account: 'The account we send the money to must be your own.'
  },
  pay: {
    list: [
      'Choose an e-wallet, a bank or a counter near you in the app.',
      'Pay with the code that the app shows, on or before the due date.',
      'Keep the receipt until the app shows the payment.'
    ],
    link: 'Payment step by step'
  },
  lender: {
    title: 'Who lends',
    text: '{company} grants the loans itself. You can check its licence numbers.'
  },
  safety: {
    title: 'How to stay safe',
    list: {
      payee:
        'A payment to us always goes to “{biller}”. None of our staff will ever ask you to pay to a personal wallet or account.',
      codes: 'None of our staff will ever ask for your password or for a code that you received.',
      calls:
        'We never call your family, friends or employer about your loan, unless they guaranteed it.',
      fee: 'We never ask for a fee before you get a loan.'
    }
  },
  questions: {
    title: 'Questions people ask',
    who: 'Who can borrow?',
    search: 'Search the questions',
    none: 'No question matches. Ask us:',
    cost: {
      question: 'What does a loan cost?',
      answer:
        'For example {amount} for {term}: you pay {total} in total ({payments}). The loan costs you {cost}. {rateLabel}: {rate}.'
    },
    fast: {
      question: 'How soon do I get the money?',
      answer: 'We decide {decided} of your application. {credited}'
    },
    pay: 'How do I pay?',
    early: 'Can I pay early?',
    late: 'What if I pay late?',
    fee: 'Do I pay anything before I get the loan?',
    calls: 'Will you call my family or my employer?',
    licensed: {
      question: 'How do I know that you are licensed?',
      answer: '{company} lends under these numbers: {numbers}.'
    },
    paid: {
      question: 'I have paid, but the app still shows the amount. What now?',
      answer:
        'Keep the receipt. It can take some time before a payment is credited. If it does not show, open the loan in the app and tap ‘I have already paid’, or call us.'
    },
    later: {
      question: 'Can I pay later?',
      answer:
        'A loan can be extended for the same period once you have paid the interest and charges that are due. The app shows what it costs before you extend.'
    },
    complain: {
      question: 'How do I complain?',
      answer:
        'In the app, by phone or by e-mail to {email}. We answer {replyTime}. It costs you nothing. If our answer does not help you, you can go to the next office: {offices}.'
    }
  },
  contact: {
    title: 'Talk to a person',
    text: '{hours}. Messages are answered {replyTime}.',
    link: 'Contact us'
  }
}

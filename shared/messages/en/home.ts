export const homeMessages = {
  title: 'A short loan, and its whole price up front',
  lead: 'With {name} you see what you get, what you pay back and on which day, before you decide.',
  getApp: {
    google: 'Get it on Google Play',
    apple: 'Download on the App Store'
  },
  more: 'How it works',
  facts: {
    term: 'Term',
    decision: 'Decision',
    money: 'Money',
    licensed: 'Licensed'
  },
  steps: {
    title: 'How it works',
    apply: {
      title: 'Apply in the app',
      text: 'A few questions, an identity document, your account.'
    },
    see: {
      title: 'See the price, then decide',
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
    term: 'I pay back within',
    pays: 'You pay',
    once: '{amount} once, after {days}',
    each: '{count} payments of {amount}, one about every {every} days',
    rateText: '{monthly} a month, {yearly} a year',
    late: 'If a payment is {days} late',
    more: '{amount} more',
    note: 'An example for new clients. What counts is the offer that the app shows you before you accept.',
    noScript: 'Every amount and term stands in the price list below.',
    all: 'See the whole price list'
  },
  priceList: {
    title: 'The whole price list',
    text: 'Every amount and every term, with all that you pay when you pay on time.',
    borrowed: 'You borrow',
    total: 'In total',
    highest: '{rate} at most'
  },
  costs: {
    title: 'What a late payment costs',
    text: 'Pay on the day and none of this concerns you. If you cannot, talk to us before the day: an extension may be possible.',
    penalty: 'Late penalty, once',
    charge: 'Penal charge, for each late payment',
    link: 'All terms and conditions'
  },
  borrow: {
    title: 'Who may borrow',
    own: 'You give true information, and apply only in your own name.',
    account: 'The account for the money has to be your own.'
  },
  pay: {
    title: 'How to pay',
    list: [
      'Choose an e-wallet, a bank or a counter near you in the app.',
      'Pay with the code that the app shows, on or before the day.',
      'Keep the receipt until the app shows the payment.'
    ],
    link: 'Payment step by step'
  },
  complain: {
    title: 'How to complain',
    text: 'It costs you nothing. If an answer does not help you, go on to the next.',
    answered: 'Answered {replyTime}'
  },
  lender: {
    title: 'Who lends',
    text: '{company} grants the loans itself. Anybody can check its numbers.'
  },
  safety: {
    title: 'Safe with us, and from others',
    list: {
      payee:
        'A payment to us always goes to “{biller}”. Nobody of ours will ever ask you to pay to a personal wallet or account.',
      codes: 'None of our people will ever ask for your password or for a code that you received.',
      calls: 'We never call your family, friends or employer about your loan.',
      fee: 'We never ask for a fee before you get a loan.'
    }
  },
  questions: {
    title: 'Questions people ask',
    who: 'Who can borrow?',
    search: 'Search the questions',
    none: 'No question has these words. Ask us:',
    cost: {
      question: 'What does a loan cost?',
      answer:
        'For example {amount} for {term}: you pay {payments}, {total} in total. The loan costs you {cost}. {rateLabel}: {rate}.'
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
        'Keep the receipt. A payment can take some time until it shows. If it does not, open the loan in the app and tap ‘I have already paid’, or call us.'
    },
    later: {
      question: 'Can I pay later?',
      answer:
        'A loan can be extended for the same period once the interest and penalties that are due have been paid. The app shows what it costs before you do.'
    },
    complain: {
      question: 'How do I complain?',
      answer: 'In the app, by phone or by e-mail to {email}. We answer {replyTime}.'
    }
  },
  contact: {
    title: 'Talk to a person',
    text: '{hours}. Messages are answered {replyTime}.',
    link: 'Contact us'
  }
}

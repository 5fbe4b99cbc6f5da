/** What the home page of the site says. */
export const homeMessages = {
  title: 'A short loan, and its whole price up front',
  lead: 'With {name} you see what you get, what you pay back and on which day, before you decide.',
  getApp: {
    android: 'Get it for Android',
    ios: 'Get it for iPhone'
  },
  more: 'How it works',
  facts: {
    term: 'Term',
    decision: 'Decision',
    money: 'Money',
    licensed: 'Licensed',
    numbers: 'see our numbers below'
  },
  steps: {
    title: 'How it works',
    apply: {
      title: 'Apply in the app',
      text: 'A few questions, an identity document, your account.'
    },
    see: {
      title: 'See the whole price',
      text: 'Amount, charges, every payment and its date on one page. Nothing is decided yet.'
    },
    accept: {
      title: 'Accept, and get the money'
    },
    repay: {
      title: 'Repay your way',
      text: 'E-wallet, bank or a counter near you. The app shows the code and the steps.'
    }
  },
  costs: {
    title: 'What a late payment costs',
    text: 'Pay on the day and none of this concerns you. If you cannot, talk to us before the day: an extension may be possible.',
    penalty: 'Late penalty, once',
    link: 'All terms and conditions'
  },
  safety: {
    title: 'Safe with us, and from others',
    list: [
      'A payment to us always goes to “{biller}”. Nobody of ours will ever ask you to pay to a personal wallet or account.',
      'None of our people will ever ask for your password or for a code that you received.',
      'We never call your family, friends or employer about your loan.',
      'We never ask for a fee before you get a loan.'
    ]
  },
  questions: {
    title: 'Questions people ask',
    who: 'Who can borrow?',
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

/** For tabs and search engines; of pages in all languages. */
export const pageTitles = {
  'order.html': {
    title: 'Order Details',
    description: 'Your loan: its status and what to do next'
  },
  'repay.html': { title: 'Repayment', description: 'What you owe, and how to pay it' },
  'repay-delay.html': { title: 'Rollover Repayment', description: 'Extend your loan' },
  'arrangement.html': {
    title: 'Ask for time to pay',
    description: 'Tell us what you can pay, and when'
  },
  'repay-code.html': {
    title: 'Repayment code',
    description: 'The code to show or type when you pay'
  },
  'repay-code-2.html': {
    title: 'Repayment code',
    description: 'How to pay with your code, step by step'
  },
  'repay-guide.html': {
    title: 'Repayment instructions',
    description: 'How to pay by e-wallet or at a counter'
  },
  'confirm.html': {
    title: 'Loan confirmation',
    description: 'Your loan, its cost and its plan, before you take it'
  },
  'confirm-new.html': {
    title: 'Loan confirmation',
    description: 'Your loan, its cost and its plan, before you take it'
  },
  'bind-bank.html': {
    title: 'Payment account information',
    description: 'The account your loan is paid into'
  },
  'complaint.html': { title: 'Complaint', description: 'Tell us what went wrong' },
  'complaint-next.html': { title: 'Complaint', description: 'Tell us what went wrong' },
  'complaint-list.html': {
    title: 'My complaints',
    description: 'What you reported, and our answers'
  },
  'complaint-detail.html': {
    title: 'Complaint details',
    description: 'What you reported, and our answer'
  },
  'customer-service.html': { title: 'Customer service', description: 'How to reach us' },
  'join-failed.html': { title: 'Order Details', description: 'Other loans you can apply for' },
  'products.html': { title: 'Recommended products', description: 'Other loans you can apply for' },
  'about.html': {
    title: 'About us',
    description: 'Who lends, and why: our mission, our licences, our team, and how to reach us'
  },
  'privacy.html': { title: 'Privacy policy', description: 'What we know about you, and why' },
  'loan-terms.html': { title: 'Loan terms and conditions', description: 'The terms of your loan' },
  'site/index.html': { title: 'Home', description: 'Short-term loans, clearly explained' },
  'site/about.html': {
    title: 'About us',
    description: 'Who lends, and why: our mission, our licences, our team, and how to reach us'
  },
  'site/policy.html': { title: 'Privacy policy', description: 'What we know about you, and why' },
  'site/loan.html': { title: 'Loan terms and conditions', description: 'The terms of our loans' },
  'site/contact.html': { title: 'Contact', description: 'How to reach us' },
  'site/user.html': { title: 'Your account is in the app', description: 'Your account' },
  'site/delete-account.html': {
    title: 'Delete your account',
    description: 'How to have your account and data deleted, and what we have to keep'
  },
  'statement.html': {
    title: 'Statement of account',
    description: 'What was borrowed, charged and paid on your loan, and what is left'
  },
  'my-data.html': {
    title: 'My data',
    description: 'What we know about you, your rights, and your consents'
  },
  'verify.html': {
    title: 'Check if it is really this lender',
    description: 'Check a document, phone number, e-mail, link or payee of this lender'
  },
  '404.html': { title: 'Page not found', description: 'There is no page at this link' }
}

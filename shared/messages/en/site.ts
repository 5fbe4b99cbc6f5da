/** For the company site, and for the app's pages with the same content. */
export const siteMessages = {
  nav: 'Main',
  menu: 'Menu',
  checkRegister: 'Look us up in the {regulator} list of lenders',
  tabs: {
    home: 'Home',
    about: 'About Us',
    policy: 'Privacy Policy',
    loan: 'Loan terms and conditions'
  },
  contact: 'Contact',
  footer: {
    pages: 'Pages',
    reachUs: 'Reach us',
    complain: 'Complaints',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    hours: 'Open',
    note: {
      ph: 'Loans are only for people aged 18 or older. Study the terms and conditions in the disclosure statement before you take a loan.',
      in: 'Loans are only for people aged 18 or older. Study the terms and conditions in the Key Facts Statement before you take a loan.'
    },
    copyright: '© {year} {company}'
  },
  policy: {
    frame: 'Our privacy policy',
    elsewhere: 'Our privacy policy is on another page:'
  },
  form: {
    title: 'Send us a message',
    notice: 'Your message stays on this device until you send the e-mail.',
    next: 'Next: open it as an e-mail',
    goes: 'Your message goes to our customer service. We answer {replyTime}.',
    sending: 'Sending…',
    failed:
      'Your message may not have reached us. Everything you wrote is still here: try again, or call us.',
    sent: 'Your message has reached us. We answer {replyTime}.',
    name: 'Full Name',
    phone: 'Phone number',
    message: 'Message',
    send: 'Send Message',
    incomplete: 'Please provide complete information!',
    needed: {
      name: 'Enter your full name',
      phone: 'Enter your phone number',
      message: 'Enter your message'
    },
    sentTitle: 'Thank you, {name}',
    doneTitle: 'One step left, {name}',
    done: 'Your message is not sent yet. This page does not send anything: open it as an e-mail, and send it to',
    write: 'Open it as an e-mail',
    noScript: 'The form needs JavaScript. Write to us or call us instead.'
  },
  contactPage: {
    title: 'Contact us',
    lead: 'We answer messages {replyTime}.',
    ways: 'How to reach us',
    regulators: 'Not satisfied with our answer?',
    regulatorsText: 'You can go to:'
  },
  deleteAccount: 'Delete your account',
  user: {
    title: 'Your account is in the app',
    lead: 'Open the {name} app to see your loans, repay and write to us. You cannot log in on this site.',
    without: 'No app any more?'
  }
}

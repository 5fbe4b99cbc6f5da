export const extensionMessages = {
  title: 'Rollover Repayment',
  effect: 'What an extension does',
  payNow: 'You pay {amount} now.',
  nextDate: 'Your next payment date is {date}.',
  owesAmountOn: 'Your loan is not paid off by this: on {date} you still owe {amount}.',
  owesRestOn: 'Your loan is not paid off by this: the rest is due on {date}.',
  owesRest: 'Your loan is not paid off by this: you still owe the rest afterwards.',
  instead: 'Without the extension you repay {amount}.',
  plan: 'Plan'
}

export const lateMessages = {
  amounts: '{new} for new clients and {repeat} for repeat clients',
  charge: 'For each payment that is late, a penal charge is due once: {amounts}.',
  noInterest:
    'It is a charge, not interest: it is not added to the amount that interest is worked out on, and there is no interest on it.',
  penalty: 'A one-time late penalty is due: {amounts}.',
  interest: 'Late interest is due for each day of delay:',
  free: 'There is no charge and no interest for a late payment.',
  fromDay: '{percent}% of the unpaid amount for each day from day {from}.',
  days: '{percent}% of the unpaid amount for each day on days {from} to {to}.',
  cap: 'The law limits this: late charges to {percent} a month of what is overdue, and all costs together to the amount you borrowed. It covers loans up to {amount} and {months} months ({source}).'
}

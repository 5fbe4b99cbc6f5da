export const lateMessages = {
  amounts: '{new} for new clients and {repeat} for repeat clients',
  charge: 'A penal charge is due once for each payment that is late: {amounts}.',
  noInterest:
    'It is a charge and no interest: it is not added to the amount that interest is reckoned on, and no interest is due on it.',
  penalty: 'A one-time late penalty is due: {amounts}.',
  besides: 'Besides, late interest is due for each day of delay:',
  fromDay: '{percent}% of the unpaid amount for each day from day {from}.',
  days: '{percent}% of the unpaid amount for each day on days {from} to {to}.'
}

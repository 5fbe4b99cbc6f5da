export const ruleMessages = {
  term: '{from} to {to} days',
  decided: 'within {decided}',
  credited: '{from} to {to} calendar days after you accept',
  creditedSentence: 'The money comes {from} to {to} calendar days after you accept.',
  penalty: '{new}, repeat clients {repeat}',
  lateFrom: 'From day {from}',
  lateDays: 'Day {from} to {to}',
  lateRate: '{percent}% of the unpaid amount a day',
  applicant: {
    ph: 'The applicant must be Filipino and 18 or older.',
    in: 'The applicant must be an Indian citizen and 18 or older.'
  }
}

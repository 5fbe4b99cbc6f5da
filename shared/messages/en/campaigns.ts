/** For marketing, at a desk: these stay English. */
export const campaignsMessages = {
  about:
    'A campaign shows each phone one of two to four templates at one address, and tells you which one works better.',
  choose: 'Campaign',
  create: 'New campaign',
  discard: 'Discard this campaign',
  none: 'There is no campaign yet.',
  notKept: 'This browser has no room for drafts. Download before you leave.',
  ways: { build: 'Build', publish: 'Publish', results: 'Results' },
  labels: {
    'The name of the file': 'Name in the address',
    starts: 'From',
    ends: 'Until',
    variants: 'Variants',
    after: 'Shown before and after'
  },
  variantLabels: { template: 'Variant {number}: template', weight: 'Variant {number}: weight' },
  timeHint: 'In the time of the country you lend in (UTC{offset}), wherever you are.',
  variant: 'Variant {number}',
  template: 'Template',
  weight: 'Weight',
  share: '{share} of all phones',
  weightHint:
    'Weights are shares of their sum: 1 and 1 is half and half. The others are compared with variant 1.',
  add: 'Add a variant',
  remove: 'Remove variant {number}',
  afterHint: 'Who comes too early or too late sees this template, and is not counted.',
  templateWrong: {
    one: 'is {id}, and one thing is wrong with it: mend it under Templates',
    many: 'is {id}, and {count} things are wrong with it: mend them under Templates'
  },
  plan: 'How many phones it takes',
  planHint:
    'Count phones that open the address for the first time. Today’s rate is in your last results; 5 % is usual.',
  rate: 'Phones of 100 that register today',
  difference: 'Smallest difference worth having, in %',
  differenceHint: '{difference} % of it: from {from} to {better} in 100.',
  daily: 'Phones a day that you can pay for',
  planned:
    'It takes {phones} phones in all. If the difference is there, four of five such campaigns show it.',
  needed: 'From start to end are {days} days: that is {daily} phones a day.',
  lasts: 'With {daily} phones a day it takes {days} days, until {end}.',
  isLong: 'That is after the end: give it more days or phones, or look for a larger difference.',
  noPlan: 'Fill in numbers larger than 0, and two variants.',
  download: 'Download {id}.zip',
  downloadHint: 'In it, each in its folder:',
  mendFirst: 'Something is wrong with it. Mend that first: nothing can be published before.',
  address: 'Address for the advertisement',
  results: 'Read results',
  resultsHint:
    'Drop a file here that a spreadsheet has saved as CSV, or choose one. It stays in this browser. It looks like this: a line for each variant, or for each variant and day.',
  columnsHint:
    'visits: phones that came for the first time. registrations: those of them that registered. good_loans: loans of theirs that are paid as agreed; leave the column out while nobody knows.',
  chooseFile: 'Choose a file',
  example: 'Download this example',
  fileFailed: '{file} cannot be read',
  readFrom: 'From {file}',
  registrations: 'Registrations',
  goodLoans: 'Good loans',
  decideHint:
    'To decide, end the campaign now: once that is published, the same address shows one template to everybody. Chosen is the one that does better: in good loans where they are known, else in registrations; otherwise variant 1.',
  winner: 'Template for everybody',
  end: 'End the campaign with it',
  decided: 'The campaign ends now and shows {id}. Now publish it.',
  previews: 'What each phone sees'
}

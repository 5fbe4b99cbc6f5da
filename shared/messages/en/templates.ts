/** For marketing, at a desk: these stay English. */
export const templatesMessages = {
  title: 'Landing templates',
  about:
    'Each promotion landing is one template. Change it here and see it at once; nothing is sent. Drafts stay in this browser until you download them.',
  notKept: 'This browser has no room for drafts. Download before you leave.',
  rooms: { label: 'What to work on', templates: 'Templates', campaigns: 'Campaigns' },
  choose: 'Template',
  changedMark: '{id} (changed)',
  copy: 'New from this one',
  reset: 'Undo my changes',
  discard: 'Discard this template',
  edit: 'How to edit',
  ways: { fields: 'Fields', json: 'JSON', publish: 'Publish' },
  json: 'Template {id} as JSON',
  unreadable: 'The text is no JSON at the moment. Mend it there, and the fields come back.',
  seePreview: 'See the preview',
  backToWork: 'Back to the fields',
  sound: 'Nothing is wrong with it.',
  problems: { one: 'One thing is wrong', many: '{count} things are wrong' },
  groups: {
    basics: 'Name and form of the page',
    hero: 'Headline',
    theme: 'Colours',
    example: 'Examples of a loan',
    form: 'Registration form',
    benefits: 'Reasons',
    steps: 'Steps: how it goes',
    ratings: 'Ratings of the app',
    agreement: 'Agreement',
    download: 'Download page',
    preview: 'Shared link'
  },
  groupHints: {
    example:
      'The engine that shows rates to borrowers checks each one. Amounts as on a bill: 2000.00',
    ratings: 'Only what stands in a store or elsewhere today, as it stands there.',
    preview: 'Where it says nothing, the headline is shown.'
  },
  labels: {
    id: 'Name in the address',
    layout: 'Layout',
    locale: 'Language',
    'theme.background': 'Background',
    'theme.text': 'Text on the background',
    'theme.accent': 'Buttons and icons',
    'hero.title': 'Title',
    'hero.subtitle': 'Below the title',
    'hero.image': 'Picture',
    benefits: 'Reasons',
    steps: 'Steps: how it goes',
    example: 'Examples of a loan',
    ratings: 'Ratings of the app',
    icon: 'Icon',
    title: 'Title',
    text: 'Text',
    amount: 'Received',
    days: 'Days',
    interest: 'Interest',
    fees: 'Fees',
    total: 'Paid back',
    rate: 'Rate, as the law names it',
    'form.button': 'Button',
    'form.phoneHint': 'Hint at the number',
    'form.phoneRule': 'Whose numbers it takes',
    captcha: 'The code of a picture',
    voiceCode: 'Offer a call where no SMS comes (ask your developers whether our server can call)',
    'agreement.title': 'Title',
    'agreement.body': 'Text, an empty line between paragraphs',
    'agreement.url': 'Or an address that has it',
    'download.title': 'Title',
    'download.text': 'Text',
    'download.android': 'Google Play (the brand’s where empty)',
    'download.ios': 'App Store (the brand’s where empty)',
    'download.apk': 'Or a file for Android, such as /app.apk',
    'conversion.event': 'A registration is called',
    score: 'Stars of five',
    count: 'Ratings',
    source: 'Where they stand',
    date: 'Read on (2026-11-22)',
    'preview.title': 'Title',
    'preview.description': 'Text',
    'preview.image': 'Picture (JPEG or PNG)'
  },
  options: {
    layout: {
      plain: 'Form at once',
      story: 'Prices, steps and reasons first',
      example: 'A slider first',
      number: 'Amount and number first, then one step at a time'
    },
    captcha: {
      always: 'Always',
      asked: 'Only where our server asks for it (ask your developers)'
    },
    locale: { zh: '中文', en: 'English', fil: 'Filipino', hi: 'हिन्दी' },
    'form.phoneRule': {
      ph: 'Philippines: 0917 123 4567',
      cn: 'China: 138 1234 5678',
      in: 'India: 98765 43210'
    }
  },
  icons: {
    calendar: 'Calendar',
    clock: 'Clock',
    document: 'Document',
    phone: 'Phone',
    shield: 'Shield',
    wallet: 'Wallet'
  },
  contrast: '{ratio} : 1 on {on}',
  contrastOn: { 'theme.text': 'the background', 'theme.accent': 'white' },
  contrastTooLow: 'too pale, needs 4.5 : 1',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove',
  pictureSize: '{kilobytes} kB, comes with the download',
  pictureFailed: 'This picture cannot be opened. Choose a JPEG, PNG or WebP.',
  engineSays: 'This loan costs {monthly} a month, {yearly} a year.',
  useRate: 'Say so',
  rateText: 'Effective interest rate {monthly} a month, {yearly} a year',
  add: {
    benefits: 'Add a reason',
    steps: 'Add a step',
    example: 'Add an example',
    ratings: 'Add a rating',
    other: 'Add one more'
  },
  entry: {
    benefits: 'Reason {number}',
    steps: 'Step {number}',
    example: 'Example {number}',
    ratings: 'Rating {number}',
    other: 'Number {number}'
  },
  up: 'Move up',
  remove: 'Remove',
  previewOf: 'Preview of {id}',
  previewWhat: 'What to see',
  parts: {
    form: 'Form',
    errors: 'Errors',
    download: 'Download',
    agreement: 'Agreement',
    link: 'Shared link'
  },
  previewWidth: 'Width',
  widths: { 320: '320', 360: '360', 1024: 'Desktop' },
  previewLanguage: 'Page texts in',
  notSent: 'Nothing is sent while previewing.',
  download: 'Download {id}.zip',
  downloadHint: 'Template and pictures in one file.',
  publishSteps: [
    'Download it, and give the file to whoever publishes this site.',
    'They unpack it in the folder of the site, see with npm run templates that all is well, and publish the site.',
    'From then on the address below opens.'
  ],
  campaign: 'Where visitors come from',
  campaignHint:
    'Goes into the addresses below. Give a download id or a link id, not both: with both, neither decides.',
  fields: {
    user_from: 'Traffic source (user_from)',
    app_from: 'App source (app_from)',
    utm_tag: 'Campaign tag (utm_tag)',
    invite_code: 'Invite code (invite_code)',
    UC: 'User name (UC)',
    down_id: 'Download id (down_id)',
    links_id: 'Link id (links_id)'
  },
  address: 'Address for the advertisement',
  addressName: 'address',
  pageStates: {
    published: 'It opens wherever this build is published.',
    changed:
      'It opens already, and shows your changes once they are published: see the steps above.',
    new: 'Nothing is there yet: it opens once this template is published, see the steps above.'
  }
}

export const workbenchMessages = {
  title: 'Workbench',
  alone: 'There is no sandbox here. `npm start` serves the pages with one.',
  loading: 'Reading the list of states …',
  side: 'States',
  search: 'Search',
  searchHint: 'Page, area, status, call or fault   /',
  nothingFound: 'No state has all of these words.',
  tryFault: 'Fault {name} on this state',
  found: '{count} of {all} states',
  way: 'The borrower’s way',
  areas: {
    landing: 'Signing up',
    borrowing: 'Taking a loan',
    order: 'The loan',
    repayment: 'Paying',
    options: 'Paying in parts, asking for time',
    papers: 'Documents',
    privacy: 'Account and data',
    complaint: 'Complaints and help',
    other: 'Other products, older flows',
    texts: 'Site and legal texts'
  } as Readonly<Record<string, string>>,
  previous: 'Previous state (k)',
  next: 'Next state (j)',
  startOver: 'Start over',
  startOverHint: 'Start over: a new phone, and a sandbox that has forgotten this borrower (r)',
  reload: 'Reload',
  alonePage: 'Open alone',
  alonePageHint:
    'In a tab of its own: with language and look, without fault, clock, text size and network',
  grid: 'All {count} states',
  gridTitle: 'All states of {page}',
  onePage: 'One state',
  frame: 'Page: {title}',
  phone: 'Phone',
  broke: 'The page broke: {message}',
  switches: 'Switches',
  language: 'Language',
  brand: 'Brand',
  fault: 'Fault',
  noFault: 'none',
  on: 'on call',
  everyCall: 'every call',
  switch: {
    screen: {
      label: 'Screen',
      choices: {
        360: '360 × 740',
        320: '320 × 640',
        412: '412 × 892',
        768: '768 × 1024',
        1280: '1280 × 800'
      }
    },
    text: { label: 'Text', choices: { 100: '100 %', 200: '200 %' } },
    look: {
      label: 'Look',
      choices: { phone: 'as this machine', light: 'light', dark: 'dark', forced: 'forced colours' }
    },
    network: {
      label: 'Network',
      choices: { fast: 'fast', slow: 'calls wait 2 s', slower: 'calls wait 8 s' }
    },
    clock: {
      label: 'Clock',
      choices: {
        now: 'now',
        day: 'tomorrow',
        days: 'in 3 days',
        weeks: 'in 14 days',
        month: 'in 30 days',
        'phone-hour': 'phone 1 hour ahead',
        'phone-day': 'phone 1 day ahead'
      }
    },
    borrower: {
      label: 'Borrower',
      choices: { alone: 'one', first: 'first of two', second: 'second of two' }
    },
    app: { label: 'Opened in', choices: { browser: 'a browser', app: 'an app that listens' } }
  },
  likeness: {
    phone: '',
    light: '',
    dark: '',
    forced:
      'A page cannot switch forced colours on. This is a likeness: for the real thing, use DevTools → Rendering → Emulate forced-colors.'
  },
  panel: 'What the page did',
  tabs: { calls: 'Calls', app: 'App', stored: 'Stored', pay: 'Pay' },
  noCalls: 'The page has made no call.',
  opening: 'The page opens …',
  noState: 'There is no state called “{name}”. Choose one from the list.',
  asked: 'Asked',
  answered: 'Answered',
  answering: 'waits …',
  edited: 'edited',
  editHint:
    'Change the answer: the page opens again with it. The sandbox sends numbers now as numbers, now as text, as backends do.',
  badJson: 'This is no JSON yet: {problem}',
  undoEdit: 'Back to the sandbox’s answer',
  answerOf: 'Answer of {path}',
  noAnswer: 'No answer: {problem}',
  saidHint: 'What the page said to the native app, the newest first.',
  nothingSaid: 'The page has said nothing to the app.',
  storedHint: 'What the pages keep on this phone.',
  nothingStored: 'Nothing is stored.',
  remove: 'Remove {key}',
  player: 'Who',
  players: {
    wallet: 'Wallet: repayment',
    walletExtension: 'Wallet: extension',
    counter: 'Counter: repayment',
    counterExtension: 'Counter: extension',
    desk: 'Complaint desk',
    messages: 'Text messages'
  },
  payHint:
    'Play the wallet, the cashier or the clerk. The page hears of it when the borrower comes back.',
  comeBack: 'Come back to the page',
  noLoan: 'This state has no borrower: only text messages come here.',
  more: 'Where to go on',
  readers: {
    backend: {
      title: 'Backend',
      links: [
        ['The contract (OpenAPI)', '/muscular/sandbox/openapi.json'],
        ['The calls so far', '/muscular/sandbox/calls']
      ],
      text: 'npm run probe -- <backend> tries a real one: shared/api/README.md'
    },
    app: {
      title: 'Native app',
      links: [
        ['Bridge check', 'bridge-check.html'],
        ['Test preview', 'test-preview.html']
      ],
      text: 'What an app has to do: shared/bridge/README.md'
    },
    marketing: {
      title: 'Marketing',
      links: [['Landing templates', 'templates.html']],
      text: 'Campaigns, and npm run campaign: shared/features/campaign/README.md'
    },
    operations: {
      title: 'Operations',
      links: [
        ['Reports from the field', '/muscular/sandbox/reports'],
        ['Notices', 'notices.json'],
        ['Complaint desk', '/muscular/sandbox/desk']
      ],
      text: 'npm run notices checks a file: shared/features/notices/README.md'
    },
    translation: {
      title: 'Translation',
      links: [],
      text: 'npm run translations -- out fil fil.po: shared/messages/README.md. npm run dev has one language more, which shows what is not translated.'
    }
  },
  keys: 'Keys: / search, s switches, ↑ ↓ in the list, j k next and previous, g grid, r start over'
}

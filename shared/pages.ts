import type { CampaignFacts } from './island/page-facts.ts'
import { pageTitles } from './messages/en/pages.ts'

export interface Variant {
  /** The file of the other page. */
  of: string
  /** What its view is prepared with, in the build and again when its script takes over. */
  document: unknown
  /** Where several documents stand in one html, and the head script chooses. */
  campaign?: {
    facts: CampaignFacts
    /** Every document that may be shown; `document` is the one outside the campaign's dates. */
    documents: readonly unknown[]
  }
}

export interface Page {
  /** Below the site root. */
  file: string
  /** Where it stands in this build's language, if not under its name: `fil/order.html`. */
  place?: string
  title: string
  /** For search engines and previews. */
  description: string
  /** Whether React takes the page over: then `<folder>/view.tsx` is rendered into its html. */
  island: boolean
  /** The page's own parameters; all others are common and travel on. */
  query: readonly string[]
  /** Addresses that the native app and old links use. */
  legacy: readonly string[]
  /**
   * Seconds in which a phone opens the page again without asking us: a page that is shown at a
   * counter, or leads there, has to open where there is no signal. It is also how long a deploy may take to reach
   * somebody who has opened the page before.
   */
  opensOffline?: number
  /** Who lends, by name and registrations, stands at its foot. */
  namesLender?: boolean
  lang?: string
  /** The company's setting with the address that the page shows in a frame, if it is set. */
  frames?: 'policyUrl'
  /** The brand's setting with the address that the page's form is sent to, if it is set. */
  sends?: 'contactUrl'
  /** Its visitors have no session: only such pages tell advertisers' pixels anything. */
  anonymous?: boolean
  /** A page that shows a document of its own in the html of another: one landing template. */
  variant?: Variant
  /** Left out of a build for the CDN; `npm run dev` and `npm start` have it. */
  developer?: boolean
}

const order = ['productId', 'orderId'] as const

const atCounter = 3600

/** Whose the page is, for the phone alone: it goes into no call, and travels on to our own pages. */
const whose = 'userKey'

/** THE table. A new page is one row here, one html and one folder in `pages/`; its title stands in the messages. */
const table = [
  {
    file: 'landing.html',
    title: 'Sign up',
    description: 'Register for a loan',
    island: true,
    query: [
      'id',
      'links_id',
      'down_id',
      'user_from',
      'app_from',
      'utm_tag',
      'invite_code',
      'UC',
      'market'
    ],
    legacy: [],
    anonymous: true
  },
  {
    file: 'order.html',
    ...pageTitles['order.html'],
    island: true,
    namesLender: true,
    query: order,
    legacy: [],
    opensOffline: atCounter
  },
  {
    file: 'repay.html',
    ...pageTitles['repay.html'],
    island: true,
    namesLender: true,
    query: order,
    legacy: [],
    opensOffline: atCounter
  },
  {
    file: 'repay-delay.html',
    ...pageTitles['repay-delay.html'],
    island: true,
    namesLender: true,
    query: order,
    legacy: [],
    opensOffline: atCounter
  },
  {
    file: 'repay-code.html',
    ...pageTitles['repay-code.html'],
    island: true,
    query: ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'clarity'],
    legacy: ['/repaymentOfCode'],
    opensOffline: atCounter
  },
  {
    file: 'repay-code-2.html',
    ...pageTitles['repay-code-2.html'],
    island: true,
    query: ['isDelay'],
    legacy: ['/repaymentOfCode2'],
    opensOffline: atCounter
  },
  {
    file: 'repay-guide.html',
    ...pageTitles['repay-guide.html'],
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'confirm.html',
    ...pageTitles['confirm.html'],
    island: true,
    namesLender: true,
    query: order,
    legacy: []
  },
  {
    file: 'confirm-new.html',
    ...pageTitles['confirm-new.html'],
    island: true,
    namesLender: true,
    query: order,
    legacy: []
  },
  {
    file: 'bind-bank.html',
    ...pageTitles['bind-bank.html'],
    island: true,
    query: ['product_id', 'productId', 'orderId', 'source'],
    legacy: []
  },
  {
    file: 'complaint.html',
    ...pageTitles['complaint.html'],
    island: true,
    query: ['orderId', 'problemType', 'productId'],
    legacy: []
  },
  {
    file: 'complaint-next.html',
    ...pageTitles['complaint-next.html'],
    island: true,
    query: ['problemType', 'problemSonType', 'orderNo', 'productId'],
    legacy: ['/complainPageNext']
  },
  {
    file: 'complaint-list.html',
    ...pageTitles['complaint-list.html'],
    island: true,
    query: ['tab', 'productId', 'orderId'],
    legacy: ['/complaintList']
  },
  {
    file: 'complaint-detail.html',
    ...pageTitles['complaint-detail.html'],
    island: true,
    query: ['problemId', 'productId', 'orderId'],
    legacy: ['/complainDetails']
  },
  {
    file: 'customer-service.html',
    ...pageTitles['customer-service.html'],
    island: true,
    query: [],
    legacy: []
  },
  {
    file: 'join-failed.html',
    ...pageTitles['join-failed.html'],
    island: true,
    query: ['orderNo'],
    legacy: []
  },
  {
    file: 'products.html',
    ...pageTitles['products.html'],
    island: true,
    namesLender: true,
    query: order,
    legacy: []
  },
  {
    file: 'legacy-repay.html',
    title: '还款',
    description: '还款',
    island: true,
    query: ['orderId', 'userId', 'amount', 'couponId'],
    legacy: [],
    lang: 'zh'
  },
  {
    file: 'about.html',
    ...pageTitles['about.html'],
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'privacy.html',
    ...pageTitles['privacy.html'],
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'loan-terms.html',
    ...pageTitles['loan-terms.html'],
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'site/index.html',
    ...pageTitles['site/index.html'],
    island: false,
    query: [],
    legacy: ['/']
  },
  {
    file: 'site/about.html',
    ...pageTitles['site/about.html'],
    island: false,
    query: [],
    legacy: ['/About']
  },
  {
    file: 'site/policy.html',
    ...pageTitles['site/policy.html'],
    island: false,
    query: [],
    legacy: ['/Policy'],
    frames: 'policyUrl'
  },
  {
    file: 'site/loan.html',
    ...pageTitles['site/loan.html'],
    island: false,
    query: [],
    legacy: ['/Loan']
  },
  {
    file: 'site/contact.html',
    ...pageTitles['site/contact.html'],
    island: false,
    query: [],
    legacy: ['/Contact'],
    sends: 'contactUrl'
  },
  {
    file: 'site/user.html',
    ...pageTitles['site/user.html'],
    island: false,
    query: [],
    legacy: ['/User']
  },
  {
    file: 'statement.html',
    ...pageTitles['statement.html'],
    island: true,
    query: order,
    legacy: []
  },
  {
    file: 'verify.html',
    ...pageTitles['verify.html'],
    island: false,
    query: [],
    legacy: [],
    // A day, since papers are checked where there is no signal; a new key takes as long to arrive.
    opensOffline: 86_400
  },
  {
    file: 'test-preview.html',
    title: 'Test preview',
    description: 'Every page, with values of your own',
    island: true,
    query: [],
    legacy: ['/testPreview'],
    developer: true
  },
  {
    file: 'bridge-check.html',
    title: 'Bridge check',
    description: 'For developers of an app: what it has to do, tried one by one',
    island: true,
    query: [],
    legacy: [],
    developer: true
  },
  {
    file: 'templates.html',
    title: 'Landing templates',
    description: 'For marketing: every landing template, to edit and to link',
    island: true,
    query: [],
    legacy: [],
    developer: true
  },
  {
    file: '404.html',
    ...pageTitles['404.html'],
    island: false,
    query: [],
    legacy: []
  }
] as const satisfies readonly Page[]

/** A visitor without a session is nobody yet. */
export const pages = table.map((row: Page): Page & { file: PageFile } => ({
  ...row,
  file: row.file as PageFile,
  query: row.anonymous ? row.query : [...row.query, whose]
}))

export type PageFile = (typeof table)[number]['file']

/** The specification's names for pages, beside their files. */
export const routes = {
  loanDetail: 'order.html',
  order: 'order.html',
  confirm: 'confirm.html',
  confirmNew: 'confirm-new.html',
  confirmOfPeriod: 'confirm.html',
  errorPage: 'join-failed.html',
  recommendationList: 'products.html',
  customerService: 'customer-service.html',
  repay: 'repay.html',
  repayChoice: 'repay.html',
  repayOrNot: 'repay.html',
  delayedRepay: 'repay-delay.html',
  repayGuide: 'repay-guide.html',
  loanAgreement: 'loan-terms.html',
  privacyPolicy: 'privacy.html',
  aboutUs: 'about.html',
  complaint: 'complaint.html',
  complaintUrl: 'complaint.html',
  bindBank: 'bind-bank.html'
} as const satisfies Record<string, PageFile>

export function builtPages(withDeveloperPages: boolean): readonly Page[] {
  const all: readonly Page[] = pages
  return all.filter(page => withDeveloperPages || !page.developer)
}

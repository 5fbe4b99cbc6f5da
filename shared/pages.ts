import { bankPaths } from './api/wire/bank.ts'
import { complaintPaths, contactPaths } from './api/wire/complaint.ts'
import { confirmationPaths, newConfirmationPaths } from './api/wire/confirmation.ts'
import { jointLoginPaths } from './api/wire/joint-login.ts'
import { landingPaths, landingWire } from './api/wire/landing.ts'
import { legacyPaths } from './api/wire/legacy-repayment.ts'
import { repaymentPaths } from './api/wire/repayment.ts'
import { formParams, headerParams, orderPaths } from './api/wire.ts'

/** A call that the boot script starts while the page's code is still on its way. */
export interface FirstCall {
  /** Below `/muscular`; POST. */
  path: string
  /**
   * Parameters of the address that go into the body under the same names, in the call's own order:
   * the form client's come first. Without all of them there is no early call. `name=value` is fixed,
   * `name=` is one that may be missing.
   */
  body: readonly string[]
}

/** The first call of a page without a session: a GET with the page's own parameters. */
export interface FirstQuestion {
  /** Below `/muscular`. */
  path: string
  /** The parameter that it asks for, without which it is not asked, and the call's name for it. */
  from: string
  as: string
  /** Parameters that the client sends as headers: with one of them there is no early call. */
  headers: readonly string[]
}

/** What makes a page out of another one's html. */
export interface Variant {
  /** The file of the other page. */
  of: string
  /** What its view is prepared with, in the build and again when its script takes over. */
  document: unknown
}

export interface Page {
  /** Below the site root. */
  file: string
  title: string
  /** For search engines and previews. */
  description: string
  /** Whether React takes the page over: then `<folder>/view.tsx` is rendered into its html. */
  island: boolean
  /** The page's own parameters; all others are common and travel on. */
  query: readonly string[]
  /** Addresses that the native app and old links use. */
  legacy: readonly string[]
  firstCall?: FirstCall
  firstQuestion?: FirstQuestion
  /**
   * Seconds in which a phone opens the page again without asking us: a page that is shown at a
   * counter has to open where there is no signal. It is also how long a deploy may take to reach
   * somebody who has opened the page before.
   */
  opensOffline?: number
  lang?: string
  /** Its visitors have no session: only such pages tell advertisers' pixels anything. */
  anonymous?: boolean
  /** A page that shows a document of its own in the html of another: one landing template. */
  variant?: Variant
  /** Left out of a build for the CDN; `npm run dev` and `npm start` have it. */
  developer?: boolean
}

const order = ['productId', 'orderId'] as const

const atCounter = 3600

/** THE table. A new page is one row here, one html and one folder in `pages/`. */
export const pages = [
  {
    file: 'landing.html',
    title: 'Sign up',
    description: 'Register for a loan',
    island: true,
    query: ['id', 'links_id', 'down_id', 'user_from', 'app_from', 'utm_tag', 'invite_code', 'UC'],
    legacy: [],
    firstQuestion: {
      path: landingPaths.template,
      from: 'id',
      as: landingWire.templateId,
      headers: headerParams
    },
    anonymous: true
  },
  {
    file: 'order.html',
    title: 'Order Details',
    description: 'Your loan: its state and what to do next',
    island: true,
    query: order,
    legacy: [],
    firstCall: { path: orderPaths.loanDetails, body: order }
  },
  {
    file: 'repay.html',
    title: 'Repayment',
    description: 'What you owe, and how to pay it',
    island: true,
    query: order,
    legacy: [],
    firstCall: { path: repaymentPaths.repayment, body: order },
    opensOffline: atCounter
  },
  {
    file: 'repay-delay.html',
    title: 'Rollover Repayment',
    description: 'Extend your loan',
    island: true,
    query: order,
    legacy: [],
    firstCall: { path: repaymentPaths.extension, body: order },
    opensOffline: atCounter
  },
  {
    file: 'repay-code.html',
    title: 'Repayment code',
    description: 'The code to show or type when you pay',
    island: true,
    query: ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'clarity'],
    legacy: ['/repaymentOfCode'],
    opensOffline: atCounter,
    firstCall: { path: repaymentPaths.repayment, body: order }
  },
  {
    file: 'repay-code-2.html',
    title: 'Repayment code',
    description: 'How to pay with your code, step by step',
    island: true,
    query: ['isDelay'],
    legacy: ['/repaymentOfCode2'],
    opensOffline: atCounter,
    firstCall: { path: repaymentPaths.repayment, body: order }
  },
  {
    file: 'repay-guide.html',
    title: 'Repayment instructions',
    description: 'How to pay by e-wallet or at a counter',
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'confirm.html',
    title: 'Loan confirmation',
    description: 'Your loan, its cost and its plan, before you take it',
    island: true,
    query: order,
    legacy: [],
    firstCall: { path: confirmationPaths.offer, body: ['productId'] }
  },
  {
    file: 'confirm-new.html',
    title: 'Loan confirmation',
    description: 'Your loan, its cost and its plan, before you take it',
    island: true,
    query: order,
    legacy: [],
    firstCall: { path: newConfirmationPaths.offer, body: [...formParams, 'productId'] }
  },
  {
    file: 'bind-bank.html',
    title: 'Payment account information',
    description: 'The account your loan is paid into',
    island: true,
    query: ['product_id', 'productId', 'orderId', 'source'],
    legacy: [],
    firstCall: { path: bankPaths.form, body: ['product_id'] }
  },
  {
    file: 'complaint.html',
    title: 'Complaint',
    description: 'Tell us what went wrong',
    island: true,
    query: ['orderId', 'problemType'],
    legacy: [],
    firstCall: { path: complaintPaths.start, body: ['orderId='] }
  },
  {
    file: 'complaint-next.html',
    title: 'Complaint',
    description: 'Tell us what went wrong',
    island: true,
    query: ['problemType', 'problemSonType', 'orderNo'],
    legacy: ['/complainPageNext'],
    firstCall: { path: complaintPaths.start, body: [] }
  },
  {
    file: 'complaint-list.html',
    title: 'My complaints',
    description: 'What you reported, and our answers',
    island: true,
    query: ['tab'],
    legacy: ['/complaintList'],
    firstCall: { path: complaintPaths.list, body: [] }
  },
  {
    file: 'complaint-detail.html',
    title: 'Complaint details',
    description: 'What you reported, and our answer',
    island: true,
    query: ['problemId'],
    legacy: ['/complainDetails'],
    firstCall: { path: complaintPaths.detail, body: ['problemId'] }
  },
  {
    file: 'customer-service.html',
    title: 'Customer service',
    description: 'How to reach us',
    island: true,
    query: [],
    legacy: [],
    firstCall: { path: contactPaths.contact, body: ['overall=30'] }
  },
  {
    file: 'join-failed.html',
    title: 'Order Details',
    description: 'Other loans you can apply for',
    island: true,
    query: ['orderNo'],
    legacy: [],
    firstCall: { path: jointLoginPaths.failure, body: [...formParams, 'orderNo'] }
  },
  {
    file: 'products.html',
    title: 'Recommended products',
    description: 'Other loans you can apply for',
    island: true,
    query: order,
    legacy: [],
    firstCall: { path: orderPaths.loanDetails, body: order }
  },
  {
    file: 'legacy-repay.html',
    title: '还款',
    description: '还款',
    island: true,
    query: ['orderId', 'userId', 'amount', 'couponId'],
    legacy: [],
    firstCall: { path: legacyPaths.ways, body: ['orderId'] },
    lang: 'zh'
  },
  {
    file: 'about.html',
    title: 'About us',
    description: 'Who we are',
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'privacy.html',
    title: 'Privacy policy',
    description: 'What we know about you, and why',
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'loan-terms.html',
    title: 'Loan terms and conditions',
    description: 'The terms of your loan',
    island: false,
    query: [],
    legacy: []
  },
  {
    file: 'site/index.html',
    title: 'Home',
    description: 'Short-term loans, clearly explained',
    island: false,
    query: [],
    legacy: ['/']
  },
  {
    file: 'site/about.html',
    title: 'About us',
    description: 'Who we are',
    island: false,
    query: [],
    legacy: ['/About']
  },
  {
    file: 'site/policy.html',
    title: 'Privacy policy',
    description: 'What we know about you, and why',
    island: false,
    query: [],
    legacy: ['/Policy']
  },
  {
    file: 'site/loan.html',
    title: 'Loan terms and conditions',
    description: 'The terms of our loans',
    island: false,
    query: [],
    legacy: ['/Loan']
  },
  {
    file: 'site/contact.html',
    title: 'Contact',
    description: 'How to reach us',
    island: false,
    query: [],
    legacy: ['/Contact']
  },
  {
    file: 'site/user.html',
    title: 'User',
    description: 'Your account',
    island: false,
    query: [],
    legacy: ['/User']
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
    title: 'Page not found',
    description: 'This address leads nowhere',
    island: false,
    query: [],
    legacy: []
  }
] as const satisfies readonly Page[]

export type PageFile = (typeof pages)[number]['file']

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

/** The pages that a build emits. */
export function builtPages(withDeveloperPages: boolean): readonly Page[] {
  const all: readonly Page[] = pages
  return all.filter(page => withDeveloperPages || !page.developer)
}

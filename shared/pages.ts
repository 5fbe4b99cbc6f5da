import { pageTitles } from './messages/en/pages.ts'
import type { Page } from './page.ts'

/** A value that a row leaves out is false or empty, and its title stands in the messages. */
type PageRow = Partial<Omit<Page, 'file'>>

const order = ['productId', 'orderId'] as const

const atCounter = 3600

/** The page's owner, for the phone alone: it goes into no call, and travels on to our own pages. */
const whose = 'userKey'

/** THE table. A new page is one row here, one html and one folder in `pages/`; its title stands in the messages. */
const table = {
  'landing.html': {
    island: true,
    title: 'Sign up',
    description: 'Register for a loan',
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
    anonymous: true
  },
  'order.html': {
    island: true,
    namesLender: true,
    query: order,
    opensOffline: atCounter
  },
  'repay.html': { island: true, namesLender: true, query: order, opensOffline: atCounter },
  'repay-delay.html': { island: true, namesLender: true, query: order, opensOffline: atCounter },
  'arrangement.html': { island: true, namesLender: true, query: order },
  'repay-code.html': {
    island: true,
    namesLender: true,
    query: ['showType', 'payCode', 'payCodeImg', 'repayAmount'],
    legacy: ['/repaymentOfCode'],
    opensOffline: atCounter
  },
  'repay-code-2.html': {
    island: true,
    namesLender: true,
    query: ['isDelay'],
    legacy: ['/repaymentOfCode2'],
    opensOffline: atCounter
  },
  'repay-guide.html': {},
  'confirm.html': { island: true, namesLender: true, query: order },
  'confirm-new.html': { island: true, namesLender: true, query: order },
  'bind-bank.html': { island: true, query: ['product_id', 'productId', 'orderId', 'source'] },
  'complaint.html': { island: true, query: ['orderId', 'problemType', 'productId'] },
  'complaint-next.html': {
    island: true,
    query: ['problemType', 'problemSonType', 'orderNo', 'productId'],
    legacy: ['/complainPageNext']
  },
  'complaint-list.html': {
    island: true,
    query: ['tab', 'productId', 'orderId'],
    legacy: ['/complaintList']
  },
  'complaint-detail.html': {
    island: true,
    query: ['problemId', 'productId', 'orderId'],
    legacy: ['/complainDetails']
  },
  'customer-service.html': { island: true },
  'join-failed.html': { island: true, query: ['orderNo'] },
  'products.html': { island: true, namesLender: true, query: order },
  'legacy-repay.html': {
    island: true,
    namesLender: true,
    title: '还款',
    description: '还款',
    query: ['orderId', 'userId', 'amount', 'couponId'],
    lang: 'zh'
  },
  'about.html': {},
  'privacy.html': {},
  'loan-terms.html': {},
  'site/index.html': { legacy: ['/'] },
  'site/about.html': { legacy: ['/About'] },
  'site/policy.html': { legacy: ['/Policy'], frames: 'policyUrl' },
  'site/loan.html': { legacy: ['/Loan'] },
  'site/contact.html': { legacy: ['/Contact'], sends: 'contactUrl' },
  'site/user.html': { legacy: ['/User'] },
  'site/delete-account.html': { legacy: ['/delete-account'], anonymous: true },
  'statement.html': { island: true, query: order },
  'my-data.html': { island: true },
  // A day, since papers are checked where there is no signal; a new key takes as long to arrive.
  'verify.html': { opensOffline: 86_400 },
  'workbench.html': {
    island: true,
    title: 'Workbench',
    description: 'Every state of every page, to look at and to play with',
    frames: 'self',
    developer: true
  },
  'test-preview.html': {
    island: true,
    title: 'Test preview',
    description: 'Every page, with values of your own',
    legacy: ['/testPreview'],
    developer: true
  },
  'bridge-check.html': {
    island: true,
    title: 'Bridge check',
    description: 'For developers of an app: what it has to do, tried one by one',
    developer: true
  },
  'templates.html': {
    island: true,
    title: 'Landing templates',
    description: 'For marketing: every landing template, to edit and to link',
    developer: true
  },
  '404.html': {}
} as const satisfies Record<string, PageRow>

export type PageFile = keyof typeof table

type Table = typeof table
type WithoutTitle = {
  [File in PageFile]: Table[File] extends { title: string } ? never : File
}[PageFile]

const titles: Record<WithoutTitle, Pick<Page, 'title' | 'description'>> = pageTitles

function completeRow(file: PageFile): Page & { file: PageFile } {
  const row: PageRow = table[file]
  const { query = [] } = row
  return {
    island: false,
    legacy: [],
    ...titles[file as WithoutTitle],
    ...row,
    file,
    // Visitors without a session have no user.
    query: row.anonymous ? query : [...query, whose]
  }
}

export const pages = (Object.keys(table) as PageFile[]).map(completeRow)

export function builtPages(withDeveloperPages: boolean): readonly Page[] {
  return pages.filter(page => withDeveloperPages || !page.developer)
}

import { existsSync, readFileSync } from 'node:fs'
import { builtPages } from '../../shared/pages.ts'

/** A page to be measured. */
export interface BenchPage {
  /** Where it stands below the site root. */
  file: string
  /**
   * The scenario of the sandbox that it is opened in, one that shows no dialog. None for a page
   * whose html says it all: it has the static floor only.
   */
  scenario?: string
  /** The address's query where the page has no scenario. */
  query?: string
  /** The folder of another language. */
  folder?: string
  /** Matches once the content is there: what the server answered, not the skeleton. */
  content: string
}

const islands: readonly BenchPage[] = [
  { file: 'order.html', scenario: 'order-due-rollover', content: '.rows_value' },
  { file: 'repay.html', scenario: 'repay-due', content: '.loan-head_date' },
  { file: 'repay-delay.html', scenario: 'repay-delay-due', content: '.loan-head_date' },
  { file: 'repay-code.html', scenario: 'repay-code-text', content: '.repay-code_code' },
  { file: 'repay-code-2.html', scenario: 'repay-code-2', content: '.code_value' },
  { file: 'confirm.html', scenario: 'confirm', content: '.rows_value' },
  { file: 'confirm-new.html', scenario: 'confirm-new', content: '.rows_value' },
  { file: 'complaint.html', scenario: 'complaint', content: '.complaint_type' },
  {
    file: 'complaint-next.html',
    scenario: 'complaint-next-payment',
    content: '.complaint-next_tags'
  },
  { file: 'complaint-list.html', scenario: 'complaint-list', content: '.complaints_item' },
  {
    file: 'complaint-detail.html',
    scenario: 'complaint-detail-rated',
    // Folded stands the earlier conversation.
    content: ':not(.fold) > .conversation .detail_text'
  },
  {
    file: 'customer-service.html',
    scenario: 'customer-service',
    // The first card, and those further down, are said by the html itself.
    content: '.card:nth-child(2) .way_value'
  },
  { file: 'join-failed.html', scenario: 'join-failed', content: '.product-card' },
  { file: 'products.html', scenario: 'products', content: '.product-card' },
  { file: 'bind-bank.html', scenario: 'bind-bank', content: '.bank_fields' },
  { file: 'statement.html', scenario: 'statement', content: '.document_table td' },
  { file: 'arrangement.html', scenario: 'arrangement-offered', content: '.arrangement_words' },
  { file: 'my-data.html', scenario: 'my-data', content: '.data_list .data_name' },
  { file: 'legacy-repay.html', scenario: 'legacy', content: '.legacy_way-name' },
  { file: 'landing.html', query: '?id=first-loan-en', content: 'form' },
  { file: 'landing/first-loan-en.html', content: 'form' },
  { file: 'landing/steps-fil.html', content: 'h1' },
  { file: 'landing/costs-en.html', content: 'h1' }
]

const texts: readonly BenchPage[] = builtPages(false)
  .filter(({ island }) => !island)
  .map(({ file }) => ({ file, content: 'h1' }))

/** Every page of a build for the CDN; of the landing templates one for each layout. */
export const benchPages: readonly BenchPage[] = [...islands, ...texts]

/** The page that the runtime alone is measured with; see `build-sites.ts`. */
export const emptyPage: BenchPage = { file: 'empty.html', content: 'p' }

const fileIn = ({ file }: BenchPage, name: string) =>
  new URL(`../../pages/${file.replace('.html', '')}/${name}`, import.meta.url)

const hasFile = (page: BenchPage, name: string) => existsSync(fileIn(page, name))

/** Whether the page shows its first answer before its own code has come. */
export const hasEarlyAnswer = (page: BenchPage) => hasFile(page, 'early.tsx')

const openedFirst = ['order.html', 'repay.html', 'confirm.html', 'repay-code-2.html']

/** By the app, so that it is measured on the slower networks as well. */
export const isOpenedFirst = ({ file }: BenchPage) => openedFirst.includes(file)

export const startsWithCall = (page: BenchPage) =>
  hasFile(page, 'store.ts') &&
  readFileSync(fileIn(page, 'store.ts'), 'utf8').includes('export const earlyRequest')

export const isText = (page: BenchPage) => texts.includes(page)

for (const { file } of builtPages(false)) {
  if (!benchPages.some(page => page.file === file)) throw new Error(`The bench knows no ${file}`)
}

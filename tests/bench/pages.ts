/** A page to be measured. */
export interface BenchPage {
  /** Where it stands below the site root. */
  file: string
  /** The scenario of the sandbox that it is opened in, one that shows no dialog; none for text. */
  scenario?: string
  /** Matches once the content is there: what the server answered, not the skeleton. */
  content: string
}

export const benchPages: readonly BenchPage[] = [
  { file: 'order.html', scenario: 'order-due-rollover', content: '.rows_value' },
  { file: 'repay.html', scenario: 'repay-due', content: '.rows_value' },
  { file: 'repay-delay.html', scenario: 'repay-delay-due', content: '.rows_value' },
  { file: 'repay-code.html', scenario: 'repay-code-text', content: '.repay-code_code' },
  { file: 'repay-code-2.html', scenario: 'repay-code-2', content: '.code_value' },
  { file: 'confirm.html', scenario: 'confirm', content: '.rows_value' },
  { file: 'confirm-new.html', scenario: 'confirm-new', content: '.rows_value' },
  { file: 'complaint.html', scenario: 'complaint', content: '.complaint_choice' },
  {
    file: 'complaint-next.html',
    scenario: 'complaint-next-payment',
    content: '.complaint-next_tag'
  },
  { file: 'complaint-list.html', scenario: 'complaint-list', content: '.complaints_item' },
  { file: 'complaint-detail.html', scenario: 'complaint-detail-rated', content: '.detail_text' },
  { file: 'customer-service.html', scenario: 'customer-service', content: '.way_value' },
  { file: 'join-failed.html', scenario: 'join-failed', content: '.product-card' },
  { file: 'products.html', scenario: 'products', content: '.product-card' },
  { file: 'landing.html', content: 'form' },
  { file: 'privacy.html', content: 'h1' },
  { file: 'site/index.html', content: 'h1' }
]

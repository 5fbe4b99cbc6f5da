/** A page to be measured. */
export interface BenchPage {
  /** Where it stands below the site root. */
  file: string
  /** The scenario of the sandbox that it is opened in: one that shows no dialog. */
  scenario: string
  /** Matches once the content is there: what the server answered, not the skeleton. */
  content: string
}

export const benchPages: readonly BenchPage[] = [
  { file: 'order.html', scenario: 'order-due-rollover', content: '.rows_value' }
]

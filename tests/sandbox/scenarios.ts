import { borrowingScenarios } from './scenarios/borrowing.ts'
import { complaintScenarios } from './scenarios/complaint.ts'
import { landingScenarios } from './scenarios/landing.ts'
import { orderScenarios } from './scenarios/order.ts'
import { otherScenarios } from './scenarios/other.ts'
import { papersScenarios } from './scenarios/papers.ts'
import { repaymentScenarios } from './scenarios/repayment.ts'

/** One address per state worth opening. */
export interface Scenario {
  /** `order.html` */
  page: string
  name: string
  /** What one sees. */
  title: string
  query: Record<string, string>
}

export const scenarios: Scenario[] = [
  ...orderScenarios,
  ...repaymentScenarios,
  ...papersScenarios,
  ...borrowingScenarios,
  ...complaintScenarios,
  ...otherScenarios,
  ...landingScenarios
]

/** `/order.html?…` of a scenario; extra parameters win, pictures are those of the origin. */
export function scenarioUrl(
  name: string,
  extra: Record<string, string> = {},
  origin = 'http://localhost'
): string {
  const scenario = scenarios.find(each => each.name === name)
  if (!scenario) throw new Error(`There is no scenario ${name}`)
  const query = new URLSearchParams({ ...scenario.query, ...extra })
  for (const [parameter, value] of query) {
    if (value.startsWith('/muscular/')) query.set(parameter, origin + value)
  }
  return `/${scenario.page}?${query}`
}

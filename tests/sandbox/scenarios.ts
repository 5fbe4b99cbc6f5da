import { pages } from '../../shared/pages.ts'

/** One address per state worth opening. */
export interface Scenario {
  /** `order.html` */
  page: string
  name: string
  /** The state that one sees, in a few words. */
  title: string
  query: Record<string, string>
}

export interface ScenarioOfArea extends Scenario {
  /** The file that it stands in: `repayment`. */
  area: string
}

const areas = import.meta.glob<Record<string, Scenario[]>>(
  ['./scenarios/*.ts', '!./scenarios/compose.ts'],
  { eager: true }
)

const files = pages.map(({ file }) => file as string)

/** In the order of the pages. */
export const scenarios: ScenarioOfArea[] = Object.entries(areas)
  .flatMap(([path, area]) => {
    const name = path.replace(/^.*\/|\.ts$/g, '')
    return Object.values(area).flatMap(list => list.map(each => ({ ...each, area: name })))
  })
  .sort((one, other) => files.indexOf(one.page) - files.indexOf(other.page))

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

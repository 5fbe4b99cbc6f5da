import type { ListedState } from '../../shared/api/scenarios.ts'

interface PageGroup {
  page: string
  title: string
  states: readonly ListedState[]
}

export interface AreaGroup {
  area: string
  pages: readonly PageGroup[]
}

const wordsOf = ({ name, title, area, page, pageTitle, calls, about, url }: ListedState) =>
  [name, title, area, page, pageTitle, about, url.split(/\b(?=fault=)/)[1], ...calls]
    .join(' ')
    .toLowerCase()

const isInWord = (text: string, at: number) => /[a-z0-9]/.test(text.charAt(at))

/** Whether a word, or a part of a name such as `loan-details`, begins with this. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isInWord(text, at - 1) || !isInWord(word, 0)) return true
  }
  return false
}

/** Every word has to begin a word of title, page, area, call or fault. */
export function findStates(states: readonly ListedState[], search: string): readonly ListedState[] {
  const words = search.toLowerCase().match(/\S+/g) ?? []
  return states.filter(state => {
    const own = wordsOf(state)
    return words.every(word => begins(own, word))
  })
}

type Group<T> = readonly [name: string, members: readonly [T, ...T[]]]

function groupsOf<T>(all: readonly T[], nameOf: (each: T) => string): Group<T>[] {
  const groups = new Map<string, readonly [T, ...T[]]>()
  for (const each of all) {
    const group = groups.get(nameOf(each))
    groups.set(nameOf(each), group ? [...group, each] : [each])
  }
  return [...groups]
}

export function groupStates(states: readonly ListedState[]): readonly AreaGroup[] {
  return groupsOf(states, ({ area }) => area).map(([area, ofArea]) => ({
    area,
    pages: groupsOf(ofArea, ({ page }) => page).map(([page, ofPage]) => ({
      page,
      title: ofPage[0].pageTitle,
      states: ofPage
    }))
  }))
}

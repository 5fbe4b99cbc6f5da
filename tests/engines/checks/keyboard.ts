import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

interface Stop {
  name: string
  /** Its place among the elements of the page, -1 for none. */
  place: number
  marked: boolean
}

const most = 60

/** Where the focus is, and whether one sees it. Runs in the page. */
function readStop(): Stop {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) {
    return { name: '', place: -1, marked: true }
  }
  const isMarked = (each: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  // A radio button or checkbox may be drawn by its label.
  const drawn = [element, element.closest('label'), element.nextElementSibling]
  return {
    name: `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}"`,
    place: [...document.querySelectorAll('*')].indexOf(element),
    marked: drawn.some(each => each && isMarked(each))
  }
}

/** The controls that the keyboard must reach, by place: one of each radio group. Runs in the page. */
function findControls(): number[] {
  const all = [...document.querySelectorAll('*')]
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document
  const controls = root.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, summary'
  )
  const groups = new Set<string>()
  return [...controls].flatMap(control => {
    const { width, height } = control.getBoundingClientRect()
    if (width === 0 || height === 0 || control.matches(':disabled, [tabindex="-1"]')) return []
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (groups.has(control.name)) return []
      groups.add(control.name)
      const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
        ({ name, checked }) => name === control.name && checked
      )
      return [all.indexOf(chosen ?? control)]
    }
    return [all.indexOf(control)]
  })
}

/** Tabs through the page from its start. Answers every stop. */
async function walk(visit: Visit): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await visit.tab.press('Tab')
    const stop = await visit.tab.run(readStop, undefined)
    // Past the last one the focus leaves for the browser, or starts over.
    if (stop.place === -1 || stops.some(({ place }) => place === stop.place)) break
    stops.push(stop)
  }
  return stops
}

/** Every control is reached, in the order in which it is read, and is seen to have the focus. */
export async function checkWalk(visit: Visit): Promise<string[]> {
  const wanted = await visit.tab.run(findControls, undefined)
  const stops = await walk(visit)
  const reached = stops.map(({ place }) => place)
  const missed = wanted.filter(place => !reached.includes(place))
  const inOrder = [...reached].sort((a, b) => a - b)
  const names = missed.length > 0 ? await visit.tab.run(nameElements, missed) : []
  return [
    ...names.map(name => `not reached: ${name}`),
    ...stops.filter(({ marked }) => !marked).map(({ name }) => `focus not seen: ${name}`),
    ...(`${reached}` === `${inOrder}` ? [] : [`order: ${stops.map(({ name }) => name).join(', ')}`])
  ]
}

function nameElements(places: number[]): string[] {
  const all = [...document.querySelectorAll('*')]
  return places.map(place => all[place]?.outerHTML.slice(0, 100) ?? '')
}

/** Tabs to a control and presses a key on it. */
export async function pressOn(visit: Visit, control: string, key: 'Enter' | 'Space' = 'Enter') {
  for (let stops = 0; stops < most; stops++) {
    const isThere = await visit.tab.run(name => window.probe?.hasFocus(name), control)
    if (isThere) return visit.tab.press(key)
    await visit.tab.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${control}`)
}

/** A dialog opened by a key takes the focus, closes on Escape and gives the focus back. */
export async function checkDialogFocus(visit: Visit, control: string): Promise<string[]> {
  await pressOn(visit, control)
  await visit.until(({ dialog }) => dialog !== '')
  const isInside = () => document.activeElement?.closest('dialog[open]') !== null
  const problems: string[] = []
  if (!(await visit.tab.run(isInside, undefined))) problems.push('the focus stays outside')
  problems.push(...(await checkWalk(visit)))
  await visit.tab.press('Escape')
  await visit.until(({ dialog }) => dialog === '')
  await poll(
    () => visit.tab.run(name => window.probe?.hasFocus(name), control),
    isBack => isBack === true,
    () => 'The focus does not come back',
    5000
  )
  return problems
}

import { createSandbox } from '../sandbox/app.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import type { AnswerCall, Mounted } from './mount.ts'

/** Answers as the backend gave them, by the call's path below `/muscular`. */
export type Answers = Map<string, string>

const pathOf = ({ pathname }: URL) => pathname.replace(/^\/muscular/, '')

/** A network that notes what the sandbox answers to calls; a file of the site is none. */
export function recordedNetwork(answers: Answers): AnswerCall {
  const { app } = createSandbox()
  return async (url, init) => {
    const response = await app.request(url.href, init)
    const text = await response.text()
    const isCall = url.pathname.startsWith('/muscular')
    if (isCall && !answers.has(pathOf(url))) answers.set(pathOf(url), text)
    return text
  }
}

/** A network that gives the recorded answers again, and `changed` where it has one. */
export function replayedNetwork(answers: Answers, changed: Answers): AnswerCall {
  return async url => {
    const text = changed.get(pathOf(url)) ?? answers.get(pathOf(url))
    // An answer that nobody has recorded is one of a call that this page does not make.
    return text ?? '{"code":404,"message":"Not recorded"}'
  }
}

export const addressOf = (scenario: string) => scenarioUrl(scenario, {}, 'http://localhost:3000')

/** The texts that are typed into fields, by their names. */
export const typedTexts: Record<string, string> = {
  phone: '0917 123 4567',
  capcode: 'a2b3',
  smsCode: '123456',
  code: '123456',
  text: 'I paid on Monday.'
}

function fill(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, field.type === 'date' ? '1990-05-17' : (typedTexts[field.name] ?? '4210 0000'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const nameOf = (element: Element) =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.slice(0, 120)

const controls = 'button:not([disabled]), input[type=radio], input[type=checkbox]'

/**
 * Fills every field and presses everything that can be pressed, once, what opens on the way too.
 * After each press the page is looked at.
 */
export async function pressEverything(page: Mounted, look: () => string[]): Promise<string[]> {
  const pressed = new Set<string>()
  for (let press = 0; press < 40; press++) {
    const top = [...page.root.querySelectorAll('dialog[open]')].pop() ?? page.root
    // Each dialog has its own «Close».
    const place = top.querySelector('h1, h2')?.textContent ?? ''
    const fields = [...top.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      ({ type, value }) => !['radio', 'checkbox', 'file'].includes(type) && value === ''
    )
    for (const field of fields) await page.touch(() => fill(field))
    const next = [...top.querySelectorAll<HTMLElement>(controls)].find(
      each => !pressed.has(place + nameOf(each))
    )
    if (!next) return []
    const name = nameOf(next)
    pressed.add(place + name)
    await page.touch(() => next.click())
    await page.settle()
    const problems = look()
    if (problems.length > 0) return problems.map(problem => `after «${name.trim()}»: ${problem}`)
  }
  return []
}

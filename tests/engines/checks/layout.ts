import { phone } from '../driver/driver.ts'
import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

/**
 * Everything that sticks out of the window, or is cut off, in the page as it is now. Runs in the
 * page.
 */
function findMisfits(): string[] {
  const { innerWidth, document } = window
  const scrolls = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each !== document.documentElement)
        return true
    }
    return false
  }
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 30)}"`
  const problems: string[] = []
  const { scrollWidth = 0 } = document.scrollingElement ?? {}
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`)
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const { clip, overflowX, overflowY, visibility, opacity } = style
    const isHidden = visibility !== 'visible' || opacity === '0' || clip !== 'auto' || width <= 1
    // Firefox keeps the old boxes of what is folded in.
    const unseen = 'svg svg, [aria-hidden=true], details:not([open]) > :not(summary)'
    if (isHidden || height <= 1 || element.closest(unseen)) continue
    if ((right > innerWidth + 1 || left < -1) && !scrolls(element)) {
      problems.push(`sticks out: ${describe(element)}`)
    }
    // Some texts end in an ellipsis on purpose.
    const isClamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
    if (isClamped || !(element instanceof HTMLElement) || !element.innerText) continue
    const cutsAcross = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
    const cutsBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2
    if (cutsAcross || cutsBelow) problems.push(`is cut off: ${describe(element)}`)
  }
  return problems
}

const looks = [
  { name: '320 px', size: { width: 320, height: 640 }, text: '100%' },
  { name: 'twice the text', size: phone, text: '200%' }
]

/** Answers what does not fit on the smallest phone, or with text of twice the size. */
export async function checkLayout(visit: Visit): Promise<string[]> {
  const problems: string[] = []
  for (const { name, size, text } of looks) {
    await visit.tab.resize(size)
    await visit.tab.run(percent => {
      document.documentElement.style.fontSize = percent
      // A page measures its boxes again when the phone is turned or set otherwise.
      dispatchEvent(new Event('resize'))
    }, text)
    const look = () => visit.tab.run(findMisfits, undefined)
    // Parts that measure themselves need a moment.
    const misfits = await poll(look, found => found.length === 0, String, 5000).catch(look)
    problems.push(...misfits.map(misfit => `${name}: ${misfit}`))
  }
  return problems
}

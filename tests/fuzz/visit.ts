import { type AnswerCall, mountPage } from './mount.ts'
import { pressEverything } from './press.ts'
import { viewProblems } from './view-problems.ts'

interface Wish {
  /** Whether everything is pressed, too: always, or only where the page looks otherwise. */
  presses?: boolean | { unless: string }
  /** Whether it is looked at only once everything has come that it fetches late. */
  rests?: boolean
  /** The text that the page was given, which it may repeat. */
  input?: string
}

/** Opens a page, looks at it, presses everything where that is asked for, and looks again. */
export async function visitPage(
  address: string,
  network: AnswerCall,
  { presses = false, rests = false, input = '' }: Wish = {}
): Promise<string[]> {
  const page = await mountPage(address, network)
  try {
    if (rests) await page.rest()
    const look = () => viewProblems(page, input)
    const problems = look()
    const isOther = typeof presses === 'object' && page.root.innerHTML !== presses.unless
    const isPressed = presses === true || isOther
    return problems.length === 0 && isPressed ? await pressEverything(page, look) : problems
  } finally {
    await page.close()
  }
}

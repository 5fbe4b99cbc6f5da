import { earlyValues } from '#early-values'
import { isZeroCode } from '../lib/is-zero-code.ts'
import { parseJson } from '../lib/parse-json.ts'
import { readBodyText } from '../lib/read-body-text.ts'
import type { StartedRequest } from './early.ts'
import { fillSlots } from './fill-slots.ts'
import { underOurNames } from './our-names.ts'
import type { TemplateFacts } from './slots.ts'

/** In the page's template until React comes; an unusual answer is React's. */
export async function showEarly(early: StartedRequest): Promise<boolean> {
  const response = await early.response
  const answer = parseJson((await readBodyText(response.clone())) ?? '') as Record<string, unknown>
  const template = document.getElementById('unfilled') as HTMLTemplateElement | null
  const island = document.getElementById('root')
  if (!response.ok || !template || !island) return false
  const facts: TemplateFacts = JSON.parse(template.dataset.slots as string)
  const { success = answer.code } = facts
  if (!isZeroCode(answer.code) || answer.code !== success) return false
  const serverTime = Date.parse(response.headers.get('Date') as string)
  const content = document.importNode(template.content, true)
  const search = new URLSearchParams(location.search)
  const values = earlyValues(
    underOurNames(answer[facts.data], facts.names ?? {}),
    search,
    serverTime
  )
  if (!fillSlots(content, facts, values) || early.late) return false
  island.replaceChildren(content)
  for (const link of island.querySelectorAll<HTMLAnchorElement>('a.button')) {
    link.search = location.search
  }
  return true
}

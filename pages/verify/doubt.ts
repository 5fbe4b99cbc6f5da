import { verifyMessages } from '#messages/verify.ts'
import { setFragment } from '../../shared/context/fragment.ts'
import { judgeDoubt } from '../../shared/features/doubt/judge-doubt.ts'
import { longestPaper } from '../../shared/features/paper/check-paper.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { whenSent } from '../../shared/ui/text-frame/when-sent.ts'
import { startScanner } from './scanner.ts'

const { doubt: messages } = verifyMessages

const element = (id: string) => document.getElementById(id)

/** A paper alone, or behind the `#` of any address, whatever page that is of. */
function paperIn(text: string): string | undefined {
  const paper = text.slice(text.indexOf('#') + 1).trim()
  const isPaper = paper.length <= longestPaper && /^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(paper)
  return isPaper ? paper : undefined
}

function answer(title: string, text: string, isOurs = false): void {
  const heading = document.createElement('h2')
  heading.textContent = title
  heading.className = 'verify_answer'
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  // Chrome 87 has no spread in an optional call.
  const place = element('doubt-answer')
  if (!place) return
  place.className = title ? `verify_doubt ${isOurs ? 'is-ours' : 'is-other'}` : ''
  if (title) place.replaceChildren(heading, paragraph)
  else place.replaceChildren(paragraph)
}

function check(text: string, company: string, ours: string): void {
  const paper = paperIn(text)
  if (paper) {
    answer('', '')
    setFragment(paper)
    element('check')?.scrollIntoView({ block: 'center' })
    return
  }
  const doubt = judgeDoubt(text, JSON.parse(ours))
  if (!doubt) return
  const { verdict, like } = doubt
  answer(
    messages[verdict],
    formatMessage(messages[`${verdict}Text`], { company, like }),
    verdict === 'ours'
  )
}

/** The text of a code stands below the verdict: eyes cannot read a code. */
function checkCode(code: string, company: string, ours: string): void {
  check(code, company, ours)
  if (paperIn(code)) return
  const paragraph = document.createElement('p')
  paragraph.textContent = formatMessage(messages.other, { text: code.slice(0, 300) })
  element('doubt-answer')?.append(paragraph)
}

async function readPhoto(file: File, company: string, ours: string): Promise<void> {
  answer('', messages.reading)
  const { readCode } = await import('./read-code.ts')
  const code = await readCode(file)
  if (code.state === 'read') checkCode(code.text, company, ours)
  else answer('', messages[code.state])
}

export function startDoubt(): void {
  const form = element('doubt')
  const input = element('doubted') as HTMLInputElement | null
  const photo = element('doubt-photo') as HTMLInputElement | null
  if (!form || !input || !photo) return
  const { ours = '{}', company = '' } = form.dataset
  whenSent(form, event => {
    event.preventDefault()
    const problem = element('doubt-problem')
    const isEmpty = !input.value.trim()
    if (problem) problem.textContent = isEmpty ? messages.missing : ''
    input.setAttribute('aria-invalid', `${isEmpty}`)
    if (isEmpty) input.focus()
    else check(input.value, company, ours)
  })
  startScanner({
    say: text => answer('', text),
    check: code => checkCode(code, company, ours)
  })
  photo.addEventListener('change', async () => {
    const [file] = photo.files ?? []
    // The same picture may be chosen again.
    photo.value = ''
    if (file) await readPhoto(file, company, ours).catch(() => answer('', messages.noTool))
  })
}

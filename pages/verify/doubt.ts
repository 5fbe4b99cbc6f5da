import { verifyMessages } from '#messages/verify.ts'
import { fragment, setFragment } from '../../shared/context/fragment.ts'
import { differingLetters } from '../../shared/features/doubt/differing-letters.ts'
import { hostIn } from '../../shared/features/doubt/hosts.ts'
import { type Doubt, judgeDoubt } from '../../shared/features/doubt/judge-doubt.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { whenSent } from '../../shared/ui/text-frame/when-sent.ts'
import { startScanner } from './scanner.ts'

const { doubt: messages } = verifyMessages

const element = (id: string) => document.getElementById(id)

/** A paper alone, or behind the `#` of any address, whatever page that is of. */
function paperIn(text: string): string | undefined {
  const paper = text.slice(text.indexOf('#') + 1).trim()
  return /^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(paper) ? paper : undefined
}

/** Behind our own page's `#` a paper that was cut or spoilt is one all the same: its host proves nothing. */
function spoiltPaperIn(text: string, { verdict, kind }: Doubt): string | undefined {
  if (verdict !== 'ours' || kind !== 'link') return undefined
  const [, behind = ''] = /(?:\/verify[^#]*#|#(?=ey))(.+)$/is.exec(text.trim()) ?? []
  return behind || undefined
}

function withText(
  tag: 'h2' | 'p' | 'code' | 'mark' | 'span' | 'strong',
  text: string,
  className = ''
): HTMLElement {
  const created = document.createElement(tag)
  created.textContent = text
  created.className = className
  return created
}

/** A label, and below it a text whose letters are marked where the other text lacks them. */
function compared(label: string, text: string, other: string): HTMLElement {
  const row = withText('p', '', 'verify_compared')
  const letters = withText('code', '')
  const parts: { text: string; differs: boolean }[] = []
  const marks = differingLetters(text, other)
  Array.from(text).forEach((letter, place) => {
    const [last, differs = false] = [parts[parts.length - 1], marks[place]]
    if (last?.differs === differs) last.text += letter
    else parts.push({ text: letter, differs })
  })
  const texts = parts.map(({ text, differs }) => (differs ? withText('mark', text) : text))
  letters.append(...texts)
  row.append(withText('span', label), letters)
  return row
}

function subject({ kind, text, verdict, like }: Doubt, isCode: boolean): HTMLElement[] {
  // Numbers differ in their notation, too.
  if (verdict === 'near' && kind !== 'phone') {
    const seen = kind === 'link' ? hostIn(text) : text
    return [compared(messages.notOurs, seen, like), compared(messages.own, like, seen)]
  }
  return verdict === 'ours' || isCode ? [] : [withText('strong', text)]
}

/** The call stands where it is needed most. */
function answer(
  texts: readonly string[],
  verdict?: Doubt['verdict'],
  about: readonly HTMLElement[] = []
): void {
  const place = element('doubt-answer')
  if (!place) return
  // The verdict on the paper before would stand above this answer.
  if (fragment() && texts.some(Boolean)) setFragment('')
  const call = element('verify-call')
  place.className = verdict ? `verify_doubt is-${verdict}` : ''
  place.replaceChildren(
    ...(verdict ? [withText('h2', messages[verdict], 'verify_answer'), ...about] : []),
    ...texts.filter(Boolean).map(text => withText('p', text))
  )
  const callPlace = verdict && verdict !== 'ours' ? place : element('ask-lender')
  if (call) callPlace?.append(call)
  if (place.firstChild) place.scrollIntoView({ block: 'nearest' })
}

/** The text of a code stands below the verdict: eyes cannot read a code. */
function check(text: string, company: string, ours: string, codeText = ''): void {
  const doubt = judgeDoubt(text, JSON.parse(ours))
  const paper = paperIn(text) ?? (doubt && spoiltPaperIn(text, doubt))
  if (paper) {
    answer([])
    setFragment(paper)
    element('check')?.scrollIntoView({ block: 'center' })
    return
  }
  if (doubt) {
    const { verdict, like } = doubt
    const about = subject(doubt, codeText !== '')
    answer([formatMessage(messages[`${verdict}Text`], { company, like }), codeText], verdict, about)
  } else answer([codeText])
}

function checkCode(code: string, company: string, ours: string): void {
  check(code, company, ours, formatMessage(messages.other, { text: code.slice(0, 300) }))
}

async function readPhoto(file: File, company: string, ours: string): Promise<void> {
  answer([messages.reading])
  const { readCode } = await import('./read-code.ts')
  const code = await readCode(file)
  if (code.state === 'read') checkCode(code.text, company, ours)
  else answer([messages[code.state]])
}

export function startDoubt(): void {
  const form = element('doubt')
  const input = element('doubted') as HTMLInputElement | null
  const photo = element('doubt-photo') as HTMLInputElement | null
  if (!form || !input || !photo) return
  const { ours = '{}', company = '' } = form.dataset
  const mark = (isEmpty: boolean) => {
    const problem = element('doubt-problem')
    if (problem) problem.textContent = isEmpty ? messages.missing : ''
    input.setAttribute('aria-invalid', `${isEmpty}`)
    answer([])
  }
  input.addEventListener('input', () => mark(false))
  // The back button brings the verdict on a paper back: one answer at a time.
  addEventListener('hashchange', () => fragment() && answer([]))
  whenSent(form, event => {
    event.preventDefault()
    const isEmpty = !input.value.trim()
    mark(isEmpty)
    if (isEmpty) input.focus()
    else check(input.value, company, ours)
  })
  startScanner({
    say: text => answer([text]),
    check: code => checkCode(code, company, ours)
  })
  photo.addEventListener('change', async () => {
    const [file] = photo.files ?? []
    // The same picture may be chosen again.
    photo.value = ''
    if (file) await readPhoto(file, company, ours).catch(() => answer([messages.noTool]))
  })
}

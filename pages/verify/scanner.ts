import { verifyMessages } from '#messages/verify.ts'

const { doubt: messages } = verifyMessages

const element = (id: string) => document.getElementById(id)

interface ScannerAnswers {
  say: (text: string) => void
  check: (code: string) => void
}

/** Shows the button, or removes it where the browser has no camera. */
export function startScanner({ say, check }: ScannerAnswers): void {
  const button = element('doubt-scan')
  const view = element('scanner')
  const video = element('scanner-video') as HTMLVideoElement | null
  if (!button || !view || !video) return
  if (!navigator.mediaDevices) {
    button.remove()
    return
  }
  let running: AbortController | undefined

  const scan = async () => {
    running?.abort()
    const own = new AbortController()
    running = own
    say('')
    view.hidden = false
    view.scrollIntoView({ block: 'center' })
    const seen = await import('./scan-code.ts')
      .then(({ scanCode }) => scanCode(video, own.signal))
      .catch(() => ({ state: 'noTool' }) as const)
    // Another one may have begun meanwhile.
    if (running !== own) return
    view.hidden = true
    // The tapped 'Stop' is hidden with it.
    if (view.contains(document.activeElement)) button.focus({ preventScroll: true })
    if (seen.state === 'read') check(seen.text)
    else if (seen.state !== 'stopped') say(messages[seen.state])
  }

  button.classList.remove('is-waiting')
  button.addEventListener('click', scan)
  element('scanner-stop')?.addEventListener('click', () => running?.abort())
  // A camera that nobody looks at takes the battery.
  document.addEventListener('visibilitychange', () => document.hidden && running?.abort())
}

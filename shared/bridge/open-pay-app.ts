import type { LinkVerdict } from '../context/link.ts'
import { inApp, postAction } from './bridge.ts'
import { navigate } from './open-page.ts'

/** How long a phone takes to bring another app to the front. */
const patience = 2500

/** An app that comes up covers this page, or takes the focus from it. */
function isCovered(): Promise<boolean> {
  return new Promise(resolve => {
    const events = ['visibilitychange', 'pagehide', 'blur']
    const end = (covered: boolean) => {
      clearTimeout(timer)
      for (const name of events) removeEventListener(name, onCover, true)
      resolve(covered)
    }
    const onCover = () => end(true)
    const timer = setTimeout(() => end(document.hidden), patience)
    for (const name of events) addEventListener(name, onCover, true)
  })
}

/** Opens a wallet; `missing` where the page is still seen a while later. No browser tells. */
export async function openPayApp(verdict: LinkVerdict): Promise<'opened' | 'missing' | 'refused'> {
  if (verdict.kind !== 'web' && verdict.kind !== 'app') return 'refused'
  const covered = isCovered()
  if (verdict.kind === 'web') navigate(verdict.url.href)
  else if (inApp()) postAction('goToPage', verdict.link)
  else navigate(verdict.link)
  return (await covered) ? 'opened' : 'missing'
}

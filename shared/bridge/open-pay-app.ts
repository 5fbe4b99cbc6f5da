import { brand } from '../config/brand.ts'
import { judgeLink } from '../context/link.ts'
import { inApp, postAction } from './bridge.ts'
import { navigate } from './open-link.ts'

/** How long a phone takes to bring another app to the front. */
const patience = 2500

/** Whether the link may be opened to pay: https by the rules for all links, and the brand's wallets. */
export function judgePayLink(link: string): ReturnType<typeof judgeLink> {
  return judgeLink(link, { hosts: brand.linkHosts, schemes: brand.payApps })
}

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
export async function openPayApp(link: string): Promise<'opened' | 'missing' | 'refused'> {
  const verdict = judgePayLink(link)
  if (verdict.kind !== 'web' && verdict.kind !== 'app') return 'refused'
  const covered = isCovered()
  if (verdict.kind === 'web') navigate(verdict.url.href)
  else if (inApp()) postAction('goToPage', verdict.link)
  else navigate(verdict.link)
  return (await covered) ? 'opened' : 'missing'
}

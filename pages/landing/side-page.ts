import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { DownloadMessages } from '../../shared/messages/landing/download/en.ts'
import type { Locale } from '../../shared/messages/landing.ts'
import type { SidePageProps } from './side-page-view.tsx'

type SidePage = ComponentType<SidePageProps>

type Loaded =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; locale: string; SidePage: SidePage; words: DownloadMessages }

export function createSidePage() {
  const $sidePage = atom<Loaded>({ state: 'loading' })

  const loadSidePage = async () => {
    // Its own page, or a dressed one, is in the template's language.
    const locale = document.documentElement.lang as Locale
    const before = $sidePage.get()
    if (before.state === 'ready' && before.locale === locale) return
    try {
      const { restingParts } = await import('./resting-parts.ts')
      const words = await restingParts.loadDownloadMessages(locale)
      $sidePage.set({ state: 'ready', locale, SidePage: restingParts.SidePage, words })
    } catch {
      $sidePage.set({ state: 'failed' })
    }
  }

  return { $sidePage, loadSidePage }
}

import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { SidePageProps } from './side-page-view.tsx'

type SidePage = ComponentType<SidePageProps>

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; SidePage: SidePage }

export function createSidePage() {
  const $sidePage = atom<Loaded>({ state: 'loading' })

  const loadSidePage = async () => {
    if ($sidePage.get().state === 'ready') return
    try {
      const { later } = await import('./later.ts')
      $sidePage.set({ state: 'ready', SidePage: later.SidePage })
    } catch {
      $sidePage.set({ state: 'failed' })
    }
  }

  return { $sidePage, loadSidePage }
}

import { type ComponentType, lazy } from 'react'

type Papers = ComponentType<{ isSettled: boolean }>

async function load(): Promise<{ default: Papers }> {
  try {
    return { default: (await import('./papers.tsx')).OrderPapers }
  } catch {
    return { default: () => null }
  }
}

/** The papers come after what is read first; without them, the page still does all else. */
export const OrderPapers = lazy(load)

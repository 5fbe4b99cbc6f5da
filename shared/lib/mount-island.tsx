import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

interface IslandProps {
  start: () => void
  children: ReactNode
}

function Island({ start, children }: IslandProps) {
  useLayoutEffect(start, [start])
  return children
}

/**
 * Takes over the markup that the build rendered into `#root`, and only then starts the page:
 * an answer that came earlier would make the first render differ from that markup.
 */
export function mountIsland(view: ReactNode, start: () => void): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  hydrateRoot(root, <Island start={start}>{view}</Island>)
}

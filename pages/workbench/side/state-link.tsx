import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { addressOfPlace } from '../address.ts'
import type { WorkbenchPage } from '../store.ts'

interface StateLinkProps {
  store: WorkbenchPage
  name: string
  title: string
  mark?: string
}

export function StateLink({ store, name, title, mark }: StateLinkProps) {
  const place = useStore(store.$place)
  const isCurrent = place.state === name
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    store.choose(name)
  }
  return (
    <a
      className="state-link"
      href={addressOfPlace({ ...place, state: name, view: 'page' })}
      aria-current={isCurrent ? 'page' : undefined}
      ref={link}
      onClick={open}
    >
      {mark && <span className="state-link_mark">{mark}</span>}
      <span>{title}</span>
    </a>
  )
}

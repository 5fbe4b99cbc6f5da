import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

interface TabsProps {
  label: string
  titles: readonly string[]
  /** Counted from 0. */
  selected: number
  onSelect: (index: number) => void
  children: ReactNode
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export function Tabs({ label, titles, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (selected + step + titles.length) % titles.length
    onSelect(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {titles.map((title, index) => (
          <button
            type="button"
            className="tabs_tab"
            role="tab"
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs are told apart by their place.
            key={index}
            id={`${id}-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onSelect(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        className="tabs_panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Entries at first, and for each growth. */
const drawnAtOnce = 10
const near = '1000px'

interface GrowingListProps<T> {
  className: string
  entries: readonly T[]
  renderEntry: (entry: T) => ReactNode
}

/** A thousand entries at once freeze a cheap phone for 0.5 s. */
export function GrowingList<T>({ className, entries, renderEntry }: GrowingListProps<T>) {
  const [count, setCount] = useState(drawnAtOnce)
  const end = useRef<HTMLLIElement>(null)
  const isWhole = count >= entries.length

  useEffect(() => {
    if (isWhole || !end.current) return
    const grow = (seen: IntersectionObserverEntry[]) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setCount(count + drawnAtOnce)
    }
    const observer = new IntersectionObserver(grow, { rootMargin: near })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, isWhole])

  return (
    <ul className={className}>
      {entries.slice(0, count).map(renderEntry)}
      {!isWhole && <li aria-hidden="true" ref={end} />}
    </ul>
  )
}

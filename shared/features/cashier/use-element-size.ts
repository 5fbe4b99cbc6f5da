import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Box {
  width: number
  height: number
}

/** The inner size of an element in CSS pixels, kept up to date. */
export function useElementSize<T extends HTMLElement>(): [RefObject<T | null>, Box] {
  const element = useRef<T>(null)
  const [box, setBox] = useState<Box>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setBox({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return [element, box]
}

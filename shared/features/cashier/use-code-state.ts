import { useEffect, useState } from 'react'
import { marketTime } from '../../context/market-time.ts'
import { codeState } from '../../loan/code-state.ts'
import { endOf } from '../../loan/market-time.ts'

/** The longest that a timer waits. */
const longest = 2 ** 31 - 1

export function useCodeState(expiresAt: string): ReturnType<typeof codeState> {
  const [, render] = useState(0)
  const time = marketTime()
  const end = endOf(expiresAt, time)
  const left = end === undefined ? 0 : end - time.now
  const isWaiting = left > 0 && left < longest

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => render(count => count + 1), left)
    return () => clearTimeout(timer)
  })
  return codeState(expiresAt, time)
}

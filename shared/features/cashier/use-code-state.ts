import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { marketTime } from '../../context/market-time.ts'
import { endOf } from '../../loan/market-time.ts'
import { $expiredCodes, stateOfCode } from '../payments/expired-codes.ts'

/** The longest delay of `setTimeout`, in milliseconds. */
const longest = 2 ** 31 - 1

export function useCodeState(code: string, expiresAt: string): ReturnType<typeof stateOfCode> {
  const [, render] = useState(0)
  useStore($expiredCodes)
  const time = marketTime()
  const end = endOf(expiresAt, time)
  const left = end === undefined ? 0 : end - time.now
  const isWaiting = left > 0 && left < longest

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => render(count => count + 1), left)
    return () => clearTimeout(timer)
  })
  return stateOfCode(code, expiresAt)
}

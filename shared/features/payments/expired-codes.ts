import { atom } from 'nanostores'
import type { Payments } from '../../api/payments.ts'
import { marketTime } from '../../context/market-time.ts'
import { codeState } from '../../loan/code-state.ts'

/** Codes of this loan that the server takes no money by any more, whatever day they name. */
export const $expiredCodes = atom<readonly string[]>([])

export const plainCode = (code: string): string => code.replace(/\s/g, '')

/** The code of each expired payment, unless a newer payment has the same. */
export function expiredCodesOf({ payments }: Pick<Payments, 'payments'>): string[] {
  const newest = new Map<string, string>()
  for (const { reference, state } of payments) {
    const code = plainCode(reference)
    if (code && !newest.has(code)) newest.set(code, state)
  }
  return [...newest].filter(([, state]) => state === 'expired').map(([code]) => code)
}

export function stateOfCode(code: string, expiresAt: string): ReturnType<typeof codeState> {
  if ($expiredCodes.get().includes(plainCode(code))) return 'expired'
  return codeState(expiresAt, marketTime())
}

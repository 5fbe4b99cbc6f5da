import { atom } from 'nanostores'
import { isTransportError, type Result, sessionCode } from '../../api/result.ts'
import { marketTime } from '../../context/market-time.ts'
import type { StoredRecord } from '../../context/storage.ts'
import { codeState } from '../../loan/code-state.ts'
import { payableOf } from '../../loan/payable.ts'
import { dropSlip, keepSlip, readSlip } from './kept-slips.ts'
import type { Slip, SlipKind } from './slip.ts'

/** Keeps a slip for places without a signal, until a refusal, expiry or a settled loan. */
export function createSlipKeeper() {
  const $slip = atom<StoredRecord<Slip> | undefined>()

  async function watch<T>(
    kind: SlipKind,
    orderId: string,
    request: Promise<Result<T>>,
    slipOf: (data: T, lastSlip: Slip | undefined) => Slip | undefined
  ): Promise<Result<T>> {
    const reading = readSlip(orderId, kind).then(stored => $slip.set(stored))
    const result = await request
    await reading
    const slip = result.success ? slipOf(result.data, $slip.get()?.data) : undefined
    const isValid =
      slip &&
      codeState(slip.expiresAt, marketTime()) === 'valid' &&
      payableOf(slip.amount) !== 'nothing'
    if (isValid) keepSlip(orderId, slip)
    else if (!isTransportError(result) && $slip.get()) {
      // The slip of a known borrower waits for his next session.
      if (result.code !== sessionCode) dropSlip(orderId, kind)
      $slip.set(undefined)
    }
    return result
  }

  return { $slip, watch }
}

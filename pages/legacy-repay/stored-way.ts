import { keepTypedValues, readTypedValues } from '../../shared/context/typed-values.ts'
import { orderId } from './address.ts'
import type { CardCommit } from './commit.ts'
import type { LegacyOutcome } from './outcome.ts'
import { alipay, type WayChoice } from './way-choice.ts'

/** Runs once, as soon as the ways are there, since the first load may fail. It chooses a way that is the only one. */
export function restoreWay(
  { $way, $ways }: WayChoice,
  { $record }: CardCommit,
  { codeForm, $doubtful }: LegacyOutcome
): void {
  const keepWay = () => {
    const record = $record.get()
    const doubtful = $doubtful.get()
    const chosen = { way: $way.get(), doubtful, ...codeForm.$values.get() }
    // Without a code it waits for nobody, unless the answer to its confirmation got lost.
    const isOpen = record && (record.needsCode || record.recordId === doubtful)
    const commitment = isOpen && {
      recordId: record.recordId,
      token: record.token,
      asksCode: record.needsCode ? 'yes' : ''
    }
    keepTypedValues('legacyRepay', orderId(), commitment ? { ...chosen, ...commitment } : chosen)
  }
  const stop = $ways.listen(resource => {
    if (resource.state !== 'ready') return
    stop()
    const { cards, alipay: takesAlipay } = resource.data
    const {
      way = '',
      code = '',
      recordId,
      token,
      asksCode = 'yes',
      doubtful = ''
    } = readTypedValues('legacyRepay', orderId())
    const ways = [...cards.map(({ id }) => id), ...(takesAlipay ? [alipay] : [])]
    $doubtful.set(doubtful)
    if (ways.includes(way)) {
      $way.set(way)
      if (recordId && token !== undefined) {
        $record.set({ recordId, token, needsCode: asksCode !== '' })
      }
      codeForm.change('code', code)
    } else if (ways.length === 1) {
      $way.set(ways[0] ?? '')
    }
    for (const $each of [$way, $record, $doubtful, codeForm.$values]) $each.listen(keepWay)
  })
}

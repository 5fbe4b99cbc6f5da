import { atom } from 'nanostores'
import { orderKey } from '../../context/order-key.ts'
import { dropTypedValues, keepTypedValues, readTypedValues } from '../../context/typed-values.ts'

const place = () => orderKey()?.orderId ?? ''

/** Keeps the choice over a reload. `owed` is the amount that the page shows. */
export function createStoredChoice(owed: () => string) {
  const { id = '', typed, of = '' } = readTypedValues('payOption', place())
  /** `of`: the debt at the time of choosing. When a part is paid, the choice is over. */
  const $storedChoice = atom({ id, typed, of })
  return {
    $storedChoice,
    /** `typed`: '' for a field that was emptied, undefined before anything is typed. */
    choose: (id: string, typed?: string) => {
      const chosen = { id, typed, of: owed() }
      $storedChoice.set(chosen)
      keepTypedValues('payOption', place(), chosen)
    },
    /** Keeps the choice while an amount is on its way, since the amount may be the same. */
    forget: () => {
      const now = owed()
      if (now !== '' && $storedChoice.get().of !== now) dropTypedValues('payOption')
    }
  }
}

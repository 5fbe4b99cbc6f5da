import { atom } from 'nanostores'
import { orderKey } from '../../context/order-key.ts'
import { dropTypedValues, keepTypedValues, readTypedValues } from '../../context/typed-values.ts'

const place = () => orderKey()?.orderId ?? ''

/** The option that the borrower chose, kept over a reload. `owed` is the amount that the page shows. */
export function createStoredChoice(owed: () => string) {
  const { id = '', typed = '', of = '' } = readTypedValues('payOption', place())
  /** `of` is the amount it was chosen for: once that is paid in part, nobody has chosen to pay the same again. */
  const $chosen = atom({ id, typed, of })
  return {
    $chosen,
    choose: (id: string, typed: string) => {
      const chosen = { id, typed, of: owed() }
      $chosen.set(chosen)
      keepTypedValues('payOption', place(), chosen)
    },
    /** Forgets the choice for an amount that is owed no more; while an amount is on its way, it may be the same. */
    forget: () => {
      const now = owed()
      if (now !== '' && $chosen.get().of !== now) dropTypedValues('payOption')
    }
  }
}

import { atom, type ReadableAtom } from 'nanostores'
import type { Refusal } from '../../shared/api/result.ts'
import { isFromOrder } from './save-account.ts'

/**
 * 'check' where all that is asked for came with the form: it is read, not typed. An order's account is
 * changed, so its form is open from the start ('type'). 'change': the borrower has opened the form.
 */
type Step = 'type' | 'check' | 'change'

export function createStep($refusal: ReadableAtom<Refusal | undefined>, isKnown: () => boolean) {
  const $step = atom<Step>('type')
  // A refusal is read first: the focus stays above the form.
  $refusal.listen(refusal => refusal && $step.get() === 'check' && $step.set('type'))
  return {
    $step,
    decideStep: () => $step.set(!isFromOrder() && isKnown() ? 'check' : 'type'),
    openForm: () => $step.set('change')
  }
}

import { atom, type ReadableAtom } from 'nanostores'
import type { BankItem } from '../../shared/api/bank-form.ts'
import type { Refusal } from '../../shared/api/result.ts'
import { sentValue } from './items.ts'
import { isFromOrder } from './save-account.ts'

/** Whether the server has sent a filled-in value whole: a hidden part, a default or a lost option has to be entered. */
export function isAsSent(item: BankItem, value: string): boolean {
  const sent = sentValue(item, item.value || item.channelNumber)
  return !value.includes('*') && sentValue(item, value) === sent
}

/**
 * 'check': all that is asked for came with the form, and is read; 'type': something is missing, or an
 * order needs another account; 'change': opened by the borrower or by a refusal.
 */
type Step = 'check' | 'type' | 'change'

export function createStep($refusal: ReadableAtom<Refusal | undefined>, isKnown: () => boolean) {
  const $step = atom<Step>('check')
  const openForm = () => $step.set('change')
  $refusal.listen(refusal => refusal && $step.get() === 'check' && openForm())
  return {
    $step,
    openForm,
    /** After each answer; a form once opened stays open. */
    decideStep: () => {
      if ($step.get() === 'check' && (isFromOrder() || !isKnown())) $step.set('type')
    }
  }
}

import { owner } from '../context/owner.ts'
import { onPageReturn } from '../context/page-return.ts'
import { readSession } from '../context/session-storage.ts'
import {
  keptText,
  onRecordChange,
  readRecordText,
  removeRecord,
  unsealRecord
} from '../context/storage.ts'
import { reloadPage, reopenPage } from './open-page.ts'

const isForgotten = () => unsealRecord(readRecordText('forgotten'))?.owner === owner()

/** Clears the screen once the borrower has logged out in another tab, or on the way back. */
export function leaveWithBorrower(): void {
  // He has logged in again.
  if (isForgotten()) removeRecord('forgotten')
  onRecordChange('forgotten', () => {
    if (isForgotten()) reopenPage()
  })
  onPageReturn(() => {
    if (isForgotten()) reopenPage()
    else if ((readSession('owner', keptText) ?? owner()) !== owner()) reloadPage()
  })
}

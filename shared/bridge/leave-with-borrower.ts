import { owner } from '../context/owner.ts'
import { onPageReturn } from '../context/page-return.ts'
import {
  keptText,
  onRecordChange,
  readRecordText,
  readSession,
  removeRecord,
  unsealRecord
} from '../context/storage.ts'
import { reloadPage, reopenPage } from './open-link.ts'

/** Whether the app has said that this page's borrower has logged out. */
const isForgotten = () => unsealRecord(readRecordText('forgotten'))?.owner === owner()

/**
 * Takes this page from the screen once its borrower is gone: when he logs out in another tab, and
 * when the way back leads to it from a page of somebody else's.
 */
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

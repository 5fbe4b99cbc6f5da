import { closeStorage } from '../context/close-storage.ts'
import { inTime } from '../context/durable-record.ts'
import { clearDurableTexts } from '../context/durable-text.ts'
import { hasOwner, owner } from '../context/owner.ts'
import { writeRecord } from '../context/storage.ts'
import { reopenPage } from './open-page.ts'

/** Removes all that the phone keeps of a borrower who has logged out; the page opens anew without his session. */
export async function forgetBorrower(): Promise<void> {
  if (hasOwner()) writeRecord('forgotten', owner(), null)
  closeStorage()
  await inTime(clearDurableTexts())
  reopenPage()
}

import type { StoredRecord } from '../../context/storage.ts'
import { momentText } from '../../lib/moment-text.ts'
import { cashierMessages as messages } from '../../messages/cashier.ts'
import { ShowToCashier } from './show-to-cashier.tsx'
import type { Slip } from './slip.ts'

/** What was shown last, where the server cannot be asked; nothing where nothing is kept. */
export function KeptSlip({ kept }: { kept: StoredRecord<Slip> | undefined }) {
  if (!kept) return null
  return (
    <section className="card">
      <h2 className="card_title">{messages.keptTitle}</h2>
      <p className="cashier_kept">{messages.kept.replace('{time}', momentText(kept.savedAt))}</p>
      <ShowToCashier slip={kept.data} savedAt={kept.savedAt} />
    </section>
  )
}

import { productMessages as messages } from '#messages/products.ts'
import { EarlyRecommended } from '../../shared/features/recommended/early-recommended.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'

export function Early({ slots }: { slots: Slots }) {
  slots.require('status', 'digits')
  return (
    <PageFrame title={messages.title} hero={<p>{messages.lead}</p>}>
      <EarlyRecommended slots={slots} titled={false} />
    </PageFrame>
  )
}

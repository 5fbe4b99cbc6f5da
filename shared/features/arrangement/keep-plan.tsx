import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { faultMessages } from '#messages/faults.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { CalendarIcon } from '../../ui/icon/calendar-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'

export function KeepPlan({ days, loan }: { days: readonly number[]; loan: OrderKey }) {
  const keep = () =>
    import('../reminder/keep-reminder.ts').then(
      ({ keepReminders }) => keepReminders(days, loan),
      () => showToast(faultMessages.network)
    )
  return (
    <RowButton icon={<CalendarIcon />} mark="" onClick={keep}>
      {messages.calendar}
    </RowButton>
  )
}

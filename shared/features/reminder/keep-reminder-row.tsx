import type { ReactNode } from 'react'
import { faultMessages } from '#messages/faults.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { CalendarIcon } from '../../ui/icon/calendar-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'

interface KeepReminderRowProps {
  /** In days since 1970. */
  days: readonly number[]
  loan: OrderKey
  children: ReactNode
}

export function KeepReminderRow({ days, loan, children }: KeepReminderRowProps) {
  const keep = () =>
    import('./keep-reminder.ts').then(
      ({ keepReminders }) => keepReminders(days, loan),
      () => showToast(faultMessages.network)
    )
  return (
    <RowButton icon={<CalendarIcon />} mark="" onClick={keep}>
      {children}
    </RowButton>
  )
}

import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { CalendarIcon } from '../../shared/ui/icon/calendar-icon.tsx'
import { CheckIcon } from '../../shared/ui/icon/check-icon.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { HourglassIcon } from '../../shared/ui/icon/hourglass-icon.tsx'
import { TransferIcon } from '../../shared/ui/icon/transfer-icon.tsx'

const icons: Record<number, typeof CheckIcon> = {
  21: HourglassIcon,
  110: DocumentIcon,
  151: TransferIcon,
  170: CalendarIcon,
  174: CalendarIcon,
  180: AlertIcon
}

export function StatusIcon({ status }: { status: number }) {
  const Icon = icons[status] ?? CheckIcon
  return <Icon />
}

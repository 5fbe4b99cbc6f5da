import {
  AlertIcon,
  CalendarIcon,
  DocumentIcon,
  DoneIcon,
  HourglassIcon,
  TransferIcon
} from '../../shared/ui/icon/icon.tsx'

const icons: Record<number, typeof DoneIcon> = {
  21: HourglassIcon,
  110: DocumentIcon,
  151: TransferIcon,
  174: CalendarIcon,
  180: AlertIcon,
  200: DoneIcon
}

/** The status's own icon; a status without one has that of 200. */
export function StatusIcon({ status }: { status: number }) {
  const Icon = icons[status] ?? DoneIcon
  return <Icon />
}

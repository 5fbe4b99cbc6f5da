import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'

/** Where the complaint stands, and what comes next. */
export function Clock({ text }: { text: string }) {
  return (
    <p className="detail_clock" role="status">
      <ClockIcon />
      <span>{text}</span>
    </p>
  )
}

import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'

export function Clock({ text }: { text: string }) {
  return (
    <p className="detail_clock" role="status">
      <ClockIcon />
      <span>{text}</span>
    </p>
  )
}

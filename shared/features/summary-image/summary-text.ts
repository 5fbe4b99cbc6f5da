import { dateText } from '../../messages/date-text.ts'
import type { ImageSummary } from './summary.ts'

export function summaryText({ title, seal, code, head = [], groups, note }: ImageSummary): string {
  const parts = [...head, ...groups].map(group =>
    [
      ...(group.title ? [group.title] : []),
      ...group.rows.map(({ text, value }) =>
        text && value ? `${text}: ${dateText(value)}` : text || dateText(value)
      )
    ].join('\n')
  )
  return [title, seal, code, ...parts, note].filter(Boolean).join('\n\n')
}

import { dateText } from '../../messages/date-text.ts'
import type { ImageSummary } from './summary.ts'

/** The summary as plain text, to be shared or copied: one line a row, an empty one between groups. */
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

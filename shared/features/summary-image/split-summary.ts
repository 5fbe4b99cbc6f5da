import type { ImageSummary, SummaryGroup } from './summary.ts'

const rowsIn = (groups: readonly SummaryGroup[]) =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0)

/** A group that is cut has its title in both parts. */
function halve(groups: readonly SummaryGroup[]): [SummaryGroup[], SummaryGroup[]] {
  const before: SummaryGroup[] = []
  const after: SummaryGroup[] = []
  let room = Math.ceil(rowsIn(groups) / 2)
  for (const group of groups) {
    const first = group.rows.slice(0, room)
    const rest = group.rows.slice(room)
    if (first.length > 0) before.push({ ...group, rows: first })
    if (rest.length > 0) after.push({ ...group, rows: rest })
    room -= first.length
  }
  return [before, after]
}

function partsOf(
  groups: readonly SummaryGroup[],
  fits: (groups: readonly SummaryGroup[]) => boolean
): (readonly SummaryGroup[])[] {
  if (rowsIn(groups) < 2 || fits(groups)) return [groups]
  return halve(groups).flatMap(half => partsOf(half, fits))
}

/** Each part has the head, the last one the end. */
export function splitSummary(
  summary: ImageSummary,
  fits: (summary: ImageSummary) => boolean
): ImageSummary[] {
  const parts = partsOf(summary.groups, groups => fits({ ...summary, groups }))
  const { figure: _figure, note: _note, ...middle } = summary
  return parts.map((groups, index) => {
    const isLast = index === parts.length - 1
    const place = parts.length > 1 ? ` (${index + 1}/${parts.length})` : ''
    return { ...(isLast ? summary : middle), title: `${summary.title}${place}`, groups }
  })
}

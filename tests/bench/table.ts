export function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A figure, marked when it is over its limit. */
export function cell(value: number | undefined, limit: number, digits = 2): string {
  if (value === undefined || Number.isNaN(value)) return ''
  const text = value.toFixed(digits)
  return Number(text) > limit ? `**${text} ✗**` : text
}

export function ratio(value: number | undefined, floor: number | undefined): number | undefined {
  return value === undefined || floor === undefined ? undefined : value / floor
}

export function tableWith(columns: readonly string[], rows: readonly string[]): string {
  return [line(columns), line(columns.map(() => '---')), ...rows].join('\n')
}

import type { Row } from '../../api/fields.ts'

export const filledRows = (rows: readonly Row[]): Row[] => rows.filter(({ value }) => value)

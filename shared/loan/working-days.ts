const saturday = 6
const sunday = 0

/** 0 for Sunday; 1970-01-01 was a Thursday. */
export const weekday = (day: number) => (((day + 4) % 7) + 7) % 7

export function isWorkingDay(day: number, holidays: ReadonlySet<number>): boolean {
  const of = weekday(day)
  return of !== saturday && of !== sunday && !holidays.has(day)
}

/** One after a Friday is Monday. Days since 1970-01-01. */
export function addWorkingDays(day: number, count: number, holidays: ReadonlySet<number>): number {
  let reached = day
  for (let left = count; left > 0; ) {
    reached++
    if (isWorkingDay(reached, holidays)) left--
  }
  return reached
}

const day = 24 * 60 * 60 * 1000

/** What a record says of itself. */
interface Label {
  owner: string
  /** When it was saved, milliseconds since 1970. */
  savedAt: number
}

/** Whether a record may be shown: it is this owner's, not older than 24 h and not from the future. */
export function isCurrent({ owner, savedAt }: Label, wanted: string | undefined): boolean {
  const age = Date.now() - savedAt
  return (wanted === undefined || owner === wanted) && age >= -60_000 && age < day
}

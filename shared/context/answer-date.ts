/** Milliseconds by which the server's clock is ahead of the phone's; NaN if unknown. */
export const answerDate = { ahead: Number.NaN }

/** The `Date` header, or null where it may not be read. */
export function noteAnswerDate(header: string | null): void {
  const ahead = Date.parse(header as string) - Date.now()
  if (!Number.isNaN(ahead)) answerDate.ahead = ahead
}

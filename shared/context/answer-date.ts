/** How far the server's clock is ahead of the phone's, in milliseconds; NaN where it is not known. */
export const answerDate = { ahead: Number.NaN }

/** Notes the `Date` header of an answer; null where it may not be read. */
export function noteAnswerDate(header: string | null): void {
  const ahead = Date.parse(header as string) - Date.now()
  if (!Number.isNaN(ahead)) answerDate.ahead = ahead
}

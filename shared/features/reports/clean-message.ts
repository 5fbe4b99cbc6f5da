const longest = 200

/** What a browser quotes: `Unexpected token '<', "<!doctype "... is not valid JSON`. */
const quoted = /(["'`‘“«]).*?(?:["'`’”»]|$)/gs

/** A word that may be a number, an address or a key: whatever no programmer has written. */
const revealing = /\S*[\d@%=&?/\\]\S*/g

/**
 * The message of an error without what it may repeat of a borrower or a server: engines quote the
 * text that they could not read. What is left is enough to find the same error again.
 */
export function cleanMessage(message: string): string {
  return message.replace(quoted, '…').replace(revealing, '…').replace(/\s+/g, ' ').slice(0, longest)
}

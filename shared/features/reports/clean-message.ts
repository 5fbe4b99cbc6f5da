const longest = 200

/** A browser quotes the text: `Unexpected token '<', "<!doctype "... is not valid JSON`. */
const quoted = /(["'`‘“«]).*?(?:["'`’”»]|$)/gs

/** Firefox quotes with no marks: `URL constructor: Juana Cruz is not a valid URL.` */
const unquoted = /((?:constructor|\.\w+): ).*(?= is (?:not an?|an?) (?:in)?valid\b)/gs

/** A word that may be a number, an address or a key: whatever no programmer has written. */
const revealing = /\S*[\d@%=&?/\\]\S*/g

/** An error's message without what engines quote of others' texts; enough is left to find it again. */
export function cleanMessage(message: string): string {
  return message
    .replace(unquoted, '$1…')
    .replace(quoted, '…')
    .replace(revealing, '…')
    .replace(/\s+/g, ' ')
    .slice(0, longest)
}

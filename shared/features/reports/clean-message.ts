const longest = 200

/** A browser quotes the text: `Unexpected token '<', "<!doctype "... is not valid JSON`. */
const quoted = /(["'`‘“«]).*?(?:["'`’”»]|$)/gs

/** Firefox quotes with no marks: `URL constructor: Juana Cruz is not a valid URL.` */
const unquoted = /((?:constructor|\.\w+): ).*(?= is (?:not an?|an?) (?:in)?valid\b)/gs

/** Numbers, addresses, keys: words that no programmer wrote. */
const revealing = /\S*[\d@%=&?/\\]\S*/g

/** Without the parts that engines quote from others' texts. */
export function cleanMessage(message: string): string {
  return message
    .replace(unquoted, '$1…')
    .replace(quoted, '…')
    .replace(revealing, '…')
    .replace(/\s+/g, ' ')
    .slice(0, longest)
}

import { isDecodable } from '../../lib/is-decodable.ts'

/** Names of the UPI specification that say who is paid, and how much. */
const payeeField = /(?:^|[^\w-])(?:pa|pn|am|mam|cu)(?:\[[^\]]*\])?\s*=/i
const upiAddress = /^(?:upi:|[a-z][a-z0-9+.-]*:\/\/upi(?:[/?#:]|$))/i
/** User info before the host: a reader may take it for the host. */
const hasUser = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i
const controls = /\p{Cc}/u
const asciiEscape = /%([0-7][\da-f])/gi

/** The text of a link, and of the links within it, without percent signs; undefined if it cannot be read. */
function decodeWhole(link: string): string | undefined {
  if (!isDecodable(link)) return undefined
  let text = link
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(asciiEscape, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16))
    )
  }
  return controls.test(text) ? undefined : text
}

/** `unreadable` where wallets differ, as they do on a broken percent sign. */
export function readsAsUpi(link: string): 'upi' | 'other' | 'unreadable' {
  const text = decodeWhole(link)
  if (text === undefined || hasUser.test(link)) return 'unreadable'
  return upiAddress.test(text) || payeeField.test(text) || /\bupi:/i.test(text) ? 'upi' : 'other'
}

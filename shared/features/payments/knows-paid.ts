/**
 * Whether this phone heard that a loan's money was received, before what judges it is there. The html's script asks
 * too, so no schema and no byte more; where the html is drawn, there is no address.
 */
export function knowsPaid(orderId: () => string | null | undefined): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what the storage's own room adds would stand in the html.
    const { owner, data } = JSON.parse(localStorage['loan:payments'])
    return data.isPaid && owner.endsWith(` ${orderId()}`)
  } catch {
    return false
  }
}

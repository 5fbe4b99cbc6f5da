// The html's script asks too, so no schema and no byte more; a build has no address to read.
/** Whether this phone heard that a loan's money was received, before the code that judges it. */
export function knowsPaid(orderId: () => string | null | undefined): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what the storage's own room adds would stand in the html.
    const { owner, data } = JSON.parse(localStorage['loan:payments'])
    return data.isPaid && owner.endsWith(` ${orderId()}`)
  } catch {
    return false
  }
}

/** Goes back to the part of this page that was shown before: the browser's own way, app or none. */
export function returnToPart(): void {
  history.back()
}

export function returnToPart(): void {
  history.back()
}

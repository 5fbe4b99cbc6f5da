/** Hears each time a form of a text page is sent, also once for what was sent before this code was there. */
export function whenSent(form: HTMLElement, hear: (event: Event) => void): void {
  form.addEventListener('submit', hear)
  if ('sent' in form.dataset) form.dispatchEvent(new Event('submit', { cancelable: true }))
}

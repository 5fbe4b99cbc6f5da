/** Hears each time a form is sent, also once for a time before this code was there. */
export function whenSent(form: HTMLElement, hear: (event: Event) => void): void {
  form.addEventListener('submit', hear)
  if ('sent' in form.dataset) form.dispatchEvent(new Event('submit', { cancelable: true }))
}

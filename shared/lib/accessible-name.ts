/** What a button is called: the same before and after React, unlike its markup. */
export const accessibleName = (button: HTMLElement) =>
  button.getAttribute('aria-label') || button.textContent

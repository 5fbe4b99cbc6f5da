export const accessibleName = (button: HTMLElement) =>
  button.getAttribute('aria-label') || button.textContent

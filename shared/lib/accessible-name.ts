/** As a screen reader says it: a second line, which describes, is no part of it. */
export const accessibleName = (button: HTMLElement) =>
  button.getAttribute('aria-label') ||
  button.textContent.replace(button.querySelector('span[aria-hidden]')?.textContent ?? '', '')

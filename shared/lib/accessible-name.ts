/** Without the second line, which describes. */
export const accessibleName = (button: HTMLElement) =>
  button.getAttribute('aria-label') ||
  button.textContent.replace(button.querySelector('span[aria-hidden]')?.textContent ?? '', '')

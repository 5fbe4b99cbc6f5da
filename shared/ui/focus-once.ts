/** A `ref`: focuses an element as it is drawn. */
export const focusOnce = (element: HTMLElement | null) => element?.focus()

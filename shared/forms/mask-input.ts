import type { Mask } from './masks.ts'

/** Masks the text and returns it. The caret stays behind the typed character. */
export function maskInput(input: HTMLInputElement, mask: Mask): string {
  const { value, selectionStart } = input
  const masked = mask(value)
  if (masked === value) return masked
  input.value = masked
  if (selectionStart !== null && document.activeElement === input) {
    const caret = mask(value.slice(0, selectionStart)).length
    input.setSelectionRange(caret, caret)
  }
  return masked
}

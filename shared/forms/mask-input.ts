import type { Mask } from './masks.ts'

/**
 * Masks what stands in the input and answers it. The caret stays behind the character that was
 * typed: React, given the text that already stands there, leaves the input alone.
 */
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

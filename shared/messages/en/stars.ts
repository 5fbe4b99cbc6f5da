export const starsMessages = {
  /** For screen readers. */
  star: '{count} of 5'
}

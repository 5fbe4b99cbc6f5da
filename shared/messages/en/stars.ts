export const starsMessages = {
  /** One of the five, for screen readers. */
  star: '{count} of 5'
}

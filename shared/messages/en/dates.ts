export const dateMessages = {
  /** As short as people write them; spaces separate the months. */
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
}

export const dateMessages = {
  /** As short as people write them, January first, parted by spaces. */
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
}

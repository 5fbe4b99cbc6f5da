/** What stands around the notices of an operator. */
export const noticeMessages = {
  region: 'Notices',
  more: 'Read more',
  toOrder: 'See your loan'
}

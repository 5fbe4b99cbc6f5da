export const noticeMessages = {
  region: 'Notices',
  more: 'Read more',
  toOrder: 'See your loan'
}

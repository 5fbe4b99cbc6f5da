export const noticeMessages = {
  region: 'Notices',
  more: 'Read more'
}

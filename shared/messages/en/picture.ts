export const pictureMessages = {
  close: 'Close'
}

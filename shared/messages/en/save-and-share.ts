export const saveAndShareMessages = {
  savingInApp: 'Sent to the app, which saves it with your photos.',
  savingFile: 'Sent to the app, which saves it with your files.',
  downloaded: 'Saved. Look in your downloads.',
  copied: 'copy success',
  notShared: 'Sharing does not work here. Take a screenshot to keep this.'
}

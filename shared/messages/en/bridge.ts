export const bridgeMessages = {
  refusedLink: 'This link cannot be opened.',
  needsApp: 'Please open the app to continue.',
  screenshot: 'Saving does not work here. Take a screenshot to keep this.'
}

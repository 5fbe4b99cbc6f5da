export const bridgeMessages = {
  refusedLink: 'This link cannot be opened.',
  needsApp: 'Please open the app to continue.'
}

export const restMessages = {
  crowded: 'Many people are using this right now. Please try again in {seconds} seconds.'
}

export const scamMessages = {
  biller: 'The only biller for this loan is {biller}. Check the name before you confirm.',
  never: 'Nobody from {brand} will ever ask you to pay to a personal wallet or account.'
}

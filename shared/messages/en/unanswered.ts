export const unansweredMessages = {
  region: 'Not answered',
  sent: 'You sent this ({time}), but no answer came.',
  understood: 'I understand',
  toComplaints: 'My complaints',
  toOrder: 'See your loan',
  toPlan: 'See your request',
  link: {
    title: 'Your payment link',
    advice: 'No payment was made. Ask again if you still want to pay.'
  },
  payment: {
    title: 'Your payment',
    advice: 'It may have gone through. Check what is left to pay before you pay again.'
  },
  loan: {
    title: 'Your loan',
    advice: 'It may have been accepted. Check your loans before you accept again.'
  },
  account: {
    title: 'Your account',
    advice: 'It may have been saved. Check the form before you send it again.'
  },
  complaint: {
    title: 'Your complaint',
    advice: 'It may have arrived. Look in My complaints before you send it again.'
  },
  reply: {
    title: 'Your reply',
    advice: 'It may have arrived. Look in My complaints before you send it again.'
  },
  plan: {
    title: 'Your request for time to pay',
    advice: 'It may have arrived. Look at it before you send it again.'
  },
  rating: {
    title: 'Your rating',
    advice: 'It may have arrived. Rate again only if you are asked.'
  },
  data: {
    title: 'Your request about your data',
    advice: 'It may have arrived. Look in My data before you send it again.'
  },
  product: {
    title: 'The loan you opened',
    advice: 'You have not applied for anything. Tap it again if you still want it.'
  }
}

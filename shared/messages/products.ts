export const productMessages = {
  title: 'Recommended products',
  recommended: 'Recommended products',
  more: 'Click to view more products',
  open: 'View',
  none: 'There is nothing to recommend to you right now.'
}

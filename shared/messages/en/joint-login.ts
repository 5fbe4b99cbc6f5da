export const jointLoginMessages = {
  title: 'Order Details',
  failed: 'Failed'
}
